/** Signs of the tracks of the campaign. */
export const SIGNS: Readonly<Record<string, string>> = {
  invasion: "M4 1h2v22H4zM7 3h14l-3 5 3 5H7zM11 5.500l1 1.700 2 .3-1.500 1.400.4 2-1.900-1-1.900 1 .4-2L8 7.500l2-.3z",
  mobilization: "M2 20V10l4-6 4 6v10zM9 20V12l3.500-5L16 12v8zM15 20v-7l3.500-4.500L22 13v7zM1 21.500h22V23H1z",
  command: "M2 7l5 4 5-9 5 9 5-4-2.500 12h-15zM4.500 20.500h15V23h-15z",
  victory:
    "M12 22C5 21 1 15 3 7l2 3c0-4 1-6 3-8 1 3 0 5-1 7l2-1c-1 3-2 4-4 5 1 3 3 5 6 6v3zm0 0c7-1 11-7 9-15l-2 3" +
    "c0-4-1-6-3-8-1 3 0 5 1 7l-2-1c1 3 2 4 4 5-1 3-3 5-6 6l-1 3z",
  persian: "M3 23V13c0-4 2-7 5-9l5-3 3 1-2 3c3 2 4.500 5 4.500 8l2 4-2 1v3h-3l-1 2zM12 10v2h4l-.5-2z",
};
