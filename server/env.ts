import path from 'node:path';
import { z } from '#contract/zod.ts';
import { reservedSegments } from './pages/public-segments.ts';

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));

const adminPath = z.pipe(
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

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** One plain address; its host may be a name of the local network. */
const emailAddress = z
  .string()
  .check(z.regex(/^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/, 'must be an e-mail address'));

/** Digits in international form; people write them with a plus and spaces. */
const whatsappNumber = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.replace(/[\s()+-]/g, '')),
  ),
  z.string().check(z.regex(/^[1-9]\d{6,14}$/, 'must be a number in international form')),
);

const publicUrl = z.pipe(
  webAddress,
  z.transform((value) => new URL(value).origin),
);

/** What TRUST_PROXY may say: nobody, everybody, a number of hops, or addresses (comma-separated). */
const trustProxy = z.pipe(
  z.string(),
  z.transform((value): boolean | string | ((address: string, hop: number) => boolean) => {
    if (/^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
    return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value;
  }),
);

const settings = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '0.0.0.0'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  ),
  ADMIN_PATH: z.optional(adminPath),
  PUBLIC_URL: z.optional(publicUrl),
  SEED: z._default(z.enum(['sample', 'none'], { error: "must be 'sample' or 'none'" }), 'sample'),
  STAFF_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.minLength(12, 'must have at least 12 characters'),
        z.maxLength(200, 'must have at most 200 characters'),
      ),
  ),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  TRUST_PROXY: z._default(trustProxy, false),
  RATE_LIMIT: z._default(z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }), 'on'),
  REDIS_URL: z.optional(
    z.string().check(z.regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')),
  ),
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  ),
  MAIL_FROM: z.optional(emailAddress),
  DESK_EMAIL: z.optional(emailAddress),
  SUPPORT_EMAIL: z.optional(emailAddress),
  WHATSAPP_NUMBER: z.optional(whatsappNumber),
  SOCIAL_FACEBOOK: z.optional(webAddress),
  SOCIAL_INSTAGRAM: z.optional(webAddress),
  SOCIAL_YOUTUBE: z.optional(webAddress),
  GA_ID: z.optional(z.string().check(z.regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXX'))),
});

/** The names of all settings, for the check that the documents name them. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** The settings of one run, checked. Paths are absolute, URLs are bare origins. */
export type Env = z.output<typeof settings>;

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 * Throws an Error that names every setting at fault and what is wrong with it.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = settings.safeParse(filled);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new Error(`These settings are not usable:\n${faults.join('\n')}`);
  }
  return { ...result.data, DATA_DIR: path.resolve(result.data.DATA_DIR) };
}
