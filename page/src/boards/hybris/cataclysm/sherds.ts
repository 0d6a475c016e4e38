/** The cards of Cataclysm. */

const OWN = ["exploration/", "module/", "chaos_card/", "cataclysm_card/"];

/** Whether a card is one of Cataclysm's, which `Sherd` draws. */
export const isSherd = (card: string): boolean => OWN.some((kind) => card.startsWith(kind));
