import * as words from '../../../contract/input/words.ur.ts';

interface Answer {
  code?: string | undefined;
  params?: object | undefined;
  message?: string | undefined;
}

const byName: Readonly<Record<string, unknown>> = words;

/**
 * Words an error of the API by its code: the word has the code's name, and takes its params. A message that the site has
 * worded already stays.
 */
export function sayFault({ code = '', params, message = '' }: Answer): string {
  if (/\p{Script=Arabic}/u.test(message)) return message;
  const word = byName[code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (typeof word === 'function') return word(params);
  return typeof word === 'string' ? word : message;
}
