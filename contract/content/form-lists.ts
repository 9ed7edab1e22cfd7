import { optionalText, text } from '../text.ts';
import { z } from '../zod.ts';
import { youtubeFormat } from './youtube.ts';

const most = 20;

function isList(json: string): boolean {
  try {
    return Array.isArray(JSON.parse(json));
  } catch {
    return false;
  }
}

/** A list in one field of a form, written as JSON (document 3, section 7). */
const jsonList = <Item>(list: z.ZodMiniType<Item[], unknown>) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.refine(isList, { error: 'This must be a list in JSON', abort: true })),
        z.transform((json): unknown => JSON.parse(json)),
      ),
      list,
    ),
  );

/** Links to films of YouTube's, in embed form; blank ones are dropped, and what is named twice. */
export const youtubeLinks = z.pipe(
  z
    .array(optionalText({ max: 500, format: youtubeFormat }))
    .check(z.maxLength(most, `Please enter at most ${most} links`)),
  z.transform((links) => [...new Set(links.filter((link) => link !== undefined))]),
);

export const youtubeLinkList = jsonList(youtubeLinks);

/** Addresses of a record's own files. */
export const fileAddressList = jsonList(
  z
    .array(text({ max: 1000, missing: 'Please name a file' }))
    .check(z.maxLength(2 * most, 'These are more files than a record has')),
);
