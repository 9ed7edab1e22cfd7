import { optionalText, text } from '../input/text.ts';
import { z } from '../zod.ts';
import { youtubeFormat } from './youtube.ts';

const maxLinks = 20;

function isList(json: string): boolean {
  try {
    return Array.isArray(JSON.parse(json));
  } catch {
    // Not JSON, so not a list.
    return false;
  }
}

/** A list that a form sends as JSON in one field; undefined if it is absent. */
export const jsonList = <Item>(list: z.ZodMiniType<Item[], unknown>) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.refine(isList, { error: 'This must be a list in JSON', abort: true })),
        z.transform((json): unknown => JSON.parse(json)),
      ),
      list,
    ),
  );

/** YouTube links in embed form; blank and repeated ones are dropped. */
export const youtubeLinks = z.pipe(
  z
    .array(optionalText({ max: 500, format: youtubeFormat }))
    .check(z.maxLength(maxLinks, `Please enter at most ${maxLinks} links`)),
  z.transform((links) => [...new Set(links.filter((link) => link !== undefined))]),
);

export const youtubeLinkList = jsonList(youtubeLinks);

/** Addresses of a record's own files. */
export const fileAddressList = jsonList(
  z
    .array(text({ max: 1000, missing: 'Please name a file' }))
    .check(z.maxLength(2 * maxLinks, 'These are more files than a record has')),
);
