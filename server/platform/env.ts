import path from 'node:path';
import { hasFields } from '#contract/input/issues.ts';
import { z } from '#contract/zod.ts';
import {
  adminPath,
  archiveCount,
  databaseUrl,
  emailAddress,
  emailsPerMinute,
  logLevel,
  mapTilesUrl,
  milliseconds,
  phoneNumber,
  port,
  publicUrl,
  quoteDays,
  serviceUrl,
  share,
  shortText,
  timeOfDay,
  trustProxy,
  webAddress,
  whatsappNumber,
} from './setting-values.ts';

/** The settings of an S3-compatible service: either all are set, or none. */
const s3Settings = {
  S3_ENDPOINT: z.optional(webAddress),
  S3_REGION: z.optional(z.string()),
  S3_BUCKET: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
};

const listMissingS3 = (values: object) =>
  Object.keys(s3Settings).filter((name) => !Object.hasOwn(values, name));

const isS3Complete = z.refine<object>(
  (values) => [0, Object.keys(s3Settings).length].includes(listMissingS3(values).length),
  {
    error: ({ input }) =>
      `${listMissingS3(input as object).join(', ')} must be set too: set all S3_* settings to store files in S3, or none to store them in DATA_DIR`,
    when: hasFields,
  },
);

const settings = z
  .object({
    PORT: z._default(port, 3000),
    HOST: z._default(z.string(), '0.0.0.0'),
    METRICS_PORT: z.optional(port),
    METRICS_HOST: z._default(z.string(), '127.0.0.1'),
    DATA_DIR: z._default(z.string(), './data'),
    DATABASE_URL: z.optional(databaseUrl),
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
    LOG_LEVEL: z._default(logLevel, 'info'),
    LOG_SAMPLE: z._default(share, 0),
    SLOW_QUERY_MS: z._default(milliseconds, 500),
    TRUST_PROXY: z._default(trustProxy, false),
    RATE_LIMIT: z._default(z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }), 'on'),
    REDIS_URL: z.optional(serviceUrl('redis', 'rediss')),
    ...s3Settings,
    SCAN_COMMAND: z.optional(z.string()),
    BACKUP_AT: z.optional(timeOfDay),
    BACKUP_KEEP: z._default(archiveCount, 7),
    BACKUP_TO: z.optional(z.string()),
    SMTP_URL: z.optional(serviceUrl('smtp', 'smtps')),
    MAIL_FROM: z.optional(emailAddress),
    DESK_EMAIL: z.optional(emailAddress),
    QUOTE_DAYS: z._default(quoteDays, 15),
    NEWSLETTER_PER_MINUTE: z._default(emailsPerMinute, 100),
    SUPPORT_EMAIL: z.optional(emailAddress),
    WHATSAPP_NUMBER: z.optional(whatsappNumber),
    CONTACT_PHONE: z.optional(phoneNumber),
    CONTACT_ADDRESS: z.optional(shortText),
    CONTACT_HOURS: z.optional(shortText),
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
  .check(isS3Complete);

/** The names of all settings; a test checks that README.md and .env.example list them. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** The validated settings. DATA_DIR and BACKUP_TO are absolute; PUBLIC_URL is an origin. */
export type Env = z.output<typeof settings>;

/**
 * Parses the settings from environment variables; an empty one counts as unset.
 * Throws an Error that names every invalid setting and what is wrong with it.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = settings.safeParse(filled);
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `  ${[...path, message].join(' ')}`,
    );
    throw new Error(`These settings are not usable:\n${problems.join('\n')}`);
  }
  const { DATA_DIR, BACKUP_TO } = result.data;
  return {
    ...result.data,
    DATA_DIR: path.resolve(DATA_DIR),
    BACKUP_TO: BACKUP_TO && path.resolve(BACKUP_TO),
  };
}
