import { optionalText, text } from '../input/text.ts';
import { z } from '../zod.ts';
import { youtubeFormat } from './youtube.ts';

const maxLinks = 20;

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Not JSON, so neither a list nor an object.
    return undefined;
  }
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that a form sends as JSON in one field; undefined if it is absent. */
const jsonField = <Value>(
  schema: z.ZodMiniType<Value, unknown>,
  { isKind, error }: { isKind: (value: unknown) => boolean; error: string },
) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.refine((json) => isKind(parseJson(json)), { error, abort: true })),
        z.transform((json): unknown => JSON.parse(json)),
      ),
      schema,
    ),
  );

/** A list that a form sends as JSON. */
export const jsonList = <Item>(list: z.ZodMiniType<Item[], unknown>) =>
  jsonField(list, { isKind: Array.isArray, error: 'This must be a list in JSON' });

/** An object that a form sends as JSON. */
export const jsonObject = <Fields extends object>(object: z.ZodMiniType<Fields, unknown>) =>
  jsonField(object, { isKind: isObject, error: 'This must be an object in JSON' });

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
