import { z } from '#contract/zod.ts';
import { reservedSegments } from './pages/public-segments.ts';

export const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));

export const adminPath = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.replace(/^\/|\/$/g, '')),
  ),
  z.string().check(
    z.regex(
      /^[A-Za-z0-9._~-]{4,}$/,
      'must be one path segment of at least 4 letters, digits, - or _',
    ),
    z.refine<string>(
      (value) => !reservedSegments.has(value.toLowerCase()),
      'is the name of a public page: choose another',
    ),
  ),
);

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
});

/** One plain address; its host may be a name of the local network. */
export const emailAddress = z
  .string()
  .check(z.regex(/^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/, 'must be an e-mail address'));

/** Digits in international form; people write them with a plus and spaces. */
export const whatsappNumber = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.replace(/[\s()+-]/g, '')),
  ),
  z.string().check(z.regex(/^[1-9]\d{6,14}$/, 'must be a number in international form')),
);

export const publicUrl = z.pipe(
  webAddress,
  z.transform((value) => new URL(value).origin),
);

/** What TRUST_PROXY may say: nobody, everybody, a number of hops, or addresses (comma-separated). */
export const trustProxy = z.pipe(
  z.string(),
  z.transform((value): boolean | string | ((address: string, hop: number) => boolean) => {
    if (/^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
    return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value;
  }),
);

/** A tile address as map libraries write it: '{s}' may lead the host. 'none' comes out as null. */
export const mapTilesUrl = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^(none|https?:\/\/(\{s\}\.)?[a-z\d.-]+(:\d+)?\/(?=[^\s]*\{z\})(?=[^\s]*\{x\})(?=[^\s]*\{y\})[^\s]*)$/i,
        "must be 'none' or an http or https address with {z}, {x} and {y} in it",
      ),
    ),
  z.transform((value) => (value === 'none' ? null : value)),
);
