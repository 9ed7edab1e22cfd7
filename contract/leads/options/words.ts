/** Returns the text of a form's option, which is stored in English. */
export const nameOption = (option: string): string => option;

/** `noun` names the type of a request in English: 'booking'. */
export const yourRequest = (noun: string) => `Your ${noun}`;
