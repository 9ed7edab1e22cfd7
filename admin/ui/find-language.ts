/** Returns the language of a text for `lang`: 'ur' if it has Urdu letters, else that of the page. */
export const findLanguage = (text: string | null | undefined): 'ur' | undefined =>
  /[\u0600-\u06ff]/.test(text ?? '') ? 'ur' : undefined;
