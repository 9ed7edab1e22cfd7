import * as words from './words.ur.ts';

interface Answer {
  code?: string | undefined;
  params?: object | undefined;
  message?: string | undefined;
}

const byName: Readonly<Record<string, unknown>> = words;

/**
 * Words an error of the API in Urdu by its code: the word has the code's name, and takes its params. A message that is in
 * Urdu already stays.
 */
export function sayFaultInUrdu({ code = '', params, message = '' }: Answer): string {
  if (/\p{Script=Arabic}/u.test(message)) return message;
  const word = byName[code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (typeof word === 'function') return word(params);
  return typeof word === 'string' ? word : message;
}
