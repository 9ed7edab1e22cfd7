/** Returns the words of a text; none if it is blank. */
export const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean);
