import path from 'node:path';
import { hasFields } from '#contract/lead.ts';
import { z } from '#contract/zod.ts';
import {
  adminPath,
  emailAddress,
  mapTilesUrl,
  port,
  publicUrl,
  trustProxy,
  webAddress,
  whatsappNumber,
} from './setting-values.ts';

/** The settings of an S3-compatible service; one of them alone reaches nothing. */
const s3Settings = {
  S3_ENDPOINT: z.optional(webAddress),
  S3_REGION: z.optional(z.string()),
  S3_BUCKET: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
};

const missingOfS3 = (values: object) =>
  Object.keys(s3Settings).filter((name) => !Object.hasOwn(values, name));

const isS3Whole = z.refine<object>(
  (values) => [0, Object.keys(s3Settings).length].includes(missingOfS3(values).length),
  {
    error: ({ input }) =>
      `${missingOfS3(input as object).join(', ')} must be set too: files are kept by all S3_* settings together, or in DATA_DIR by none`,
    when: hasFields,
  },
);

const settings = z
  .object({
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
    ...s3Settings,
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
    MAP_TILES_URL: z._default(mapTilesUrl, 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    MAP_TILES_ATTRIBUTION: z._default(
      z.string().check(z.maxLength(200, 'must have at most 200 characters')),
      '© OpenStreetMap contributors',
    ),
    GA_ID: z.optional(z.string().check(z.regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXX'))),
  })
  .check(isS3Whole);

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
    const faults = result.error.issues.map(
      ({ path, message }) => `  ${[...path, message].join(' ')}`,
    );
    throw new Error(`These settings are not usable:\n${faults.join('\n')}`);
  }
  return { ...result.data, DATA_DIR: path.resolve(result.data.DATA_DIR) };
}
