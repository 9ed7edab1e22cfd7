import proxyAddr from '@fastify/proxy-addr';
import { z } from '#contract/zod.ts';
import { reservedSegments } from './reserved-segments.ts';

const portError = 'must be a number from 0 to 65535';

/** A TCP port; 0 selects a free one. */
export const port = z.coerce
  .number({ error: portError })
  .check(z.int(portError), z.gte(0, portError), z.lte(65_535, portError));

/** A time of day, 'HH:MM'. */
export const timeOfDay = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time from 00:00 to 23:59, as in 02:30'));

const archiveCountError = 'must be a number from 1 to 1000';

/** The number of archives to keep. */
export const archiveCount = z.coerce
  .number({ error: archiveCountError })
  .check(z.int(archiveCountError), z.gte(1, archiveCountError), z.lte(1_000, archiveCountError));

const quoteDaysError = 'must be a number from 1 to 365';

/** The number of days for which a quote is valid. */
export const quoteDays = z.coerce
  .number({ error: quoteDaysError })
  .check(z.int(quoteDaysError), z.gte(1, quoteDaysError), z.lte(365, quoteDaysError));

const perMinuteError = 'must be a number from 1 to 100000';

/** The number of newsletter emails sent per minute. */
export const emailsPerMinute = z.coerce
  .number({ error: perMinuteError })
  .check(z.int(perMinuteError), z.gte(1, perMinuteError), z.lte(100_000, perMinuteError));

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The least severe level that is logged. */
export const logLevel = z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` });

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

/** One plain email address; its host may be a name on the local network. */
export const emailAddress = z
  .string()
  .check(z.regex(/^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/, 'must be an email address'));

/** A phone number in international form. Plus, spaces, brackets and hyphens are removed. */
export const whatsappNumber = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.replace(/[\s()+-]/g, '')),
  ),
  z.string().check(z.regex(/^[1-9]\d{6,14}$/, 'must be a number in international form')),
);

/** A phone number in the notation for visitors, such as +92 21 000 0000. */
export const phoneNumber = z
  .string()
  .check(z.regex(/^\+?\d[\d ()-]{5,28}\d$/, 'must be a phone number'));

/** A short text for visitors. */
export const shortText = z.string().check(z.maxLength(300, 'must have at most 300 characters'));

/** An origin. Path, query and credentials are rejected, because the product would ignore them. */
export const publicUrl = z.pipe(
  webAddress.check(
    z.refine(
      (value) => `${new URL(value).origin}/` === new URL(value).href,
      'must end after the host (and port), as in https://cars.example: the site is at the root',
    ),
  ),
  z.transform((value) => new URL(value).origin),
);

const isServiceUrl = (value: string) => URL.canParse(value) && new URL(value).hostname !== '';

/** Builds the schema of a service URL with a host and one of these schemes. */
export const serviceUrl = (...schemes: string[]) =>
  z.string().check(
    z.refine<string>(
      (value) => schemes.some((scheme) => value.startsWith(`${scheme}://`)),
      `must start with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    ),
    z.refine<string>(
      isServiceUrl,
      `must name a host, as in ${schemes[0]}://user:password@host; special characters in the password are percent-encoded`,
    ),
  );

/** A PostgreSQL URL. Instead of a host it may name a socket's folder, also as a parameter. */
export const databaseUrl = z.string().check(
  z.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
  z.refine<string>(
    (value) => URL.canParse(value.replace('@/', '@localhost/')),
    'must look like postgres://user:password@host:5432/database; special characters in the password are percent-encoded',
  ),
);

const isHopCount = (value: string) => /^\d+$/.test(value);
const isBoolean = (value: string) => /^(true|false)$/i.test(value);

/** Whether Fastify can parse the addresses. It would report that only after the database is open. */
function areAddresses(value: string): boolean {
  try {
    proxyAddr.compile(value.split(',').map((address) => address.trim()));
    return true;
  } catch {
    // The error message of the setting lists the accepted values.
    return false;
  }
}

/** TRUST_PROXY: false, true, a number of hops, or comma-separated addresses. */
export const trustProxy = z.pipe(
  z
    .string()
    .check(
      z.refine<string>(
        (value) => isBoolean(value) || isHopCount(value) || areAddresses(value),
        'must be true, false, a number of hops, or IP addresses and networks separated by commas',
      ),
    ),
  z.transform((value): boolean | string | ((address: string, hop: number) => boolean) => {
    if (isBoolean(value)) return value.toLowerCase() === 'true';
    return isHopCount(value) ? (_address, hop) => hop < Number(value) : value;
  }),
);

/** A share from 0 to 1, for example 0.1. */
export const share = z.pipe(
  z.string().check(z.regex(/^(0|1|[01]?\.\d{1,6})$/, 'must be a number from 0 to 1')),
  z.transform(Number),
);

/** A duration in whole milliseconds, at most an hour. */
export const milliseconds = z.pipe(
  z.string().check(z.regex(/^\d{1,7}$/, 'must be a number of milliseconds, or 0')),
  z.transform(Number),
);

/** A tile URL template of map libraries; its host may begin with '{s}.'. 'none' is parsed as null. */
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
