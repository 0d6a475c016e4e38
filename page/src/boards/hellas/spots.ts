/**
 * Where the things of the map lie, on a square of 1000 by 1000, x to the right and y down: the coordinates of the pack,
 * which a test compares with it. What there is in a region, the game says.
 */

export type Spot = readonly [x: number, y: number];

export interface RegionSpots {
  /** Its corners, shared exactly with its neighbours. */
  readonly polygon: string;
  readonly label: Spot;
  readonly badge: Spot;
  readonly units: Spot;
  readonly figure: Spot;
  readonly token: Spot;
  readonly sites: Readonly<Partial<Record<Site, Spot>>>;
}

export type Site = "city" | "shrine" | "monument" | "oracle";

export const REGIONS: Readonly<Record<string, RegionSpots>> = {
  chalkidiki: {
    polygon: "424,66 512,42 608,56 662,104 712,204 634,156 630,238 578,172 548,248 492,180 414,138",
    label: [543, 66],
    badge: [543, 86],
    units: [548, 126],
    figure: [508, 156],
    token: [508, 96],
    sites: { city: [548, 176], shrine: [598, 126] },
  },
  macedonia: {
    polygon: "130,58 196,22 298,14 384,30 424,66 414,138 374,148 358,180 368,212 282,192 180,156",
    label: [259, 33],
    badge: [259, 63],
    units: [284, 98],
    figure: [324, 128],
    token: [244, 128],
    sites: { city: [284, 148] },
  },
  epirus: {
    polygon: "56,90 130,58 180,156 192,236 208,306 142,326 96,322 56,298 38,246 18,166",
    label: [102, 92],
    badge: [102, 122],
    units: [112, 202],
    figure: [72, 232],
    token: [152, 232],
    sites: { shrine: [112, 252] },
  },
  thessaly: {
    polygon: "180,156 282,192 368,212 428,258 486,336 448,358 418,322 398,390 332,368 266,358 208,306 192,236",
    label: [349, 235],
    badge: [349, 255],
    units: [319, 280],
    figure: [319, 330],
    token: [369, 280],
    sites: { monument: [279, 250], city: [279, 310] },
  },
  acarnania: {
    polygon: "96,322 142,326 126,400 126,520 64,518 22,462 26,396 50,342",
    label: [71, 386],
    badge: [46, 406],
    units: [81, 421],
    figure: [41, 451],
    token: [121, 341],
    sites: { monument: [81, 471], city: [81, 356] },
  },
  aetolia: {
    polygon: "142,326 208,306 266,358 262,430 246,500 190,524 126,520 126,400",
    label: [190, 330],
    badge: [225, 355],
    units: [190, 420],
    figure: [190, 370],
    token: [230, 450],
    sites: { shrine: [230, 390] },
  },
  locris: {
    polygon: "266,358 332,368 398,390 436,412 370,456 350,516 320,522 304,542 272,536 246,500 262,430",
    label: [330, 387],
    badge: [335, 407],
    units: [320, 442],
    figure: [280, 472],
    token: [365, 417],
    sites: { city: [320, 492] },
  },
  phocis: {
    polygon: "436,412 464,434 482,458 452,504 438,544 392,536 350,516 370,456",
    label: [404, 466],
    badge: [384, 486],
    units: [414, 491],
    figure: [369, 506],
    token: [414, 441],
    sites: { oracle: [454, 461] },
  },
  euboea: {
    polygon: "516,330 566,318 626,356 694,384 740,440 784,496 752,510 700,458 636,432 590,392 540,366",
    label: [635, 382],
    badge: [685, 407],
    units: [650, 407],
    figure: [590, 362],
    token: [735, 467],
    sites: { city: [700, 432] },
  },
  boeotia: {
    polygon: "482,458 532,466 580,502 604,540 606,562 545,588 490,590 462,574 438,544 452,504",
    label: [502, 482],
    badge: [487, 502],
    units: [517, 532],
    figure: [467, 537],
    token: [547, 572],
    sites: { city: [567, 532] },
  },
  attica: {
    polygon: "490,590 545,588 606,562 640,602 664,668 638,730 594,696 548,652 496,632",
    label: [569, 601],
    badge: [554, 621],
    units: [589, 636],
    figure: [629, 631],
    token: [634, 711],
    sites: { monument: [629, 666], city: [519, 616], shrine: [614, 596] },
  },
  corinthia: {
    polygon: "462,574 490,590 496,632 470,652 486,690 472,712 410,708 368,690 334,666 324,604 384,614 438,622",
    label: [403, 633],
    badge: [353, 633],
    units: [418, 658],
    figure: [458, 688],
    token: [368, 663],
    sites: { shrine: [463, 628] },
  },
  achaea: {
    polygon: "272,536 304,542 324,604 334,666 268,668 200,672 110,630 152,588 216,578",
    label: [229, 590],
    badge: [184, 610],
    units: [239, 615],
    figure: [199, 645],
    token: [274, 570],
    sites: { city: [289, 615] },
  },
  elis: {
    polygon: "110,630 200,672 208,732 188,792 112,804 58,744 40,690 66,642",
    label: [119, 654],
    badge: [114, 674],
    units: [129, 714],
    figure: [169, 744],
    token: [169, 684],
    sites: { city: [129, 764], shrine: [79, 714] },
  },
  arcadia: {
    polygon: "200,672 268,668 334,666 368,690 362,752 352,814 300,832 258,826 188,792 208,732",
    label: [267, 685],
    badge: [277, 705],
    units: [282, 745],
    figure: [242, 775],
    token: [322, 715],
    sites: { city: [242, 715] },
  },
  messenia: {
    polygon: "112,804 188,792 258,826 298,908 262,886 246,960 206,958 156,912 136,858",
    label: [186, 816],
    badge: [186, 836],
    units: [201, 871],
    figure: [251, 866],
    token: [156, 846],
    sites: { shrine: [231, 911] },
  },
  argolis: {
    polygon: "368,690 410,708 472,712 522,736 548,782 500,786 458,764 432,792 424,832 352,814 362,752",
    label: [431, 724],
    badge: [401, 759],
    units: [431, 759],
    figure: [481, 749],
    token: [386, 739],
    sites: { city: [391, 789] },
  },
  laconia: {
    polygon: "258,826 300,832 352,814 424,832 444,892 468,964 434,956 404,908 380,910 372,984 338,962 298,908",
    label: [362, 838],
    badge: [387, 858],
    units: [362, 888],
    figure: [317, 863],
    token: [352, 938],
    sites: { city: [412, 883] },
  },
  crete: {
    polygon: "486,880 508,850 556,862 616,846 682,862 744,848 758,876 698,902 628,898 568,910 508,904",
    label: [600, 870],
    badge: [600, 890],
    units: [640, 875],
    figure: [695, 880],
    token: [515, 880],
    sites: { shrine: [560, 885] },
  },
};

/** Sea trails: start, two controls, end. */
export const TRAILS: Readonly<Record<string, readonly [Spot, Spot, Spot, Spot]>> = {
  chalkidiki_euboea: [
    [554, 234],
    [560, 268],
    [566, 292],
    [576, 324],
  ],
  thessaly_euboea: [
    [479, 340],
    [492, 322],
    [504, 322],
    [523, 328],
  ],
  boeotia_euboea: [
    [576, 499],
    [584, 480],
    [592, 456],
    [613, 412],
  ],
  crete_euboea: [
    [722, 853],
    [800, 760],
    [808, 600],
    [766, 504],
  ],
  crete_attica: [
    [651, 855],
    [676, 820],
    [668, 770],
    [641, 723],
  ],
  crete_argolis: [
    [559, 861],
    [584, 838],
    [576, 806],
    [538, 783],
  ],
  crete_laconia: [
    [492, 872],
    [480, 862],
    [464, 862],
    [440, 880],
  ],
};

/** Islands that are only drawn. */
export const ISLANDS: Readonly<Record<string, string>> = {
  corcyra: "4,206 12,214 20,246 30,270 22,276 8,240",
  cephallenia: "22,560 44,556 56,576 48,600 30,596 16,580",
  zacynthus: "18,640 30,634 38,650 28,668 16,656",
  cythera: "480,980 494,976 500,990 488,996",
  aegina: "532,684 546,680 552,694 538,700",
  andros: "806,530 824,548 834,566 824,568 806,546",
  delos: "812,640 820,636 826,644 818,650",
  naxos: "838,686 856,680 864,700 848,714 836,702",
  paros: "812,696 824,692 830,706 818,714",
  thera: "830,790 842,784 846,796 836,802",
  scyros: "742,350 756,346 766,362 754,374 744,366",
  lemnos: "812,206 832,198 846,212 836,228 818,224",
  lesbos: "896,328 926,316 948,336 938,360 910,356",
  chios: "908,448 924,444 930,470 922,492 910,478",
  ionia: "1000,150 968,176 958,236 974,300 966,372 952,430 962,500 944,560 958,640 934,704 954,772 976,812 1000,820",
};
