/** Returns the text of a color's or an interior's name, which is stored in English. */
export const nameColor = (color: string): string => color;
