import { createHash, createHmac } from 'node:crypto';
import { appointmentPage } from '#contract/appointments/appointment.ts';
import { type Language, localizePath } from '#contract/site/language.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Env } from '#server/platform/env.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import { createSecretReader } from '#server/platform/secrets/secret.ts';

const tokenBytes = 16;

/** Creates the secret links to appointments. */
export interface AppointmentLinks {
  /** Creates the token of an appointment's link: always the same 128 bits, in base64url. */
  createToken: (appointmentId: string) => Promise<string>;
}

/** The tokens are derived from a secret in the database, because only their hashes are stored. */
export function createAppointmentLinks(db: Db): AppointmentLinks {
  const readSecret = createSecretReader(db, 'appointment-links');
  return {
    createToken: async (appointmentId) =>
      createHmac('sha256', await readSecret())
        .update(`appointment ${appointmentId}`)
        .digest()
        .subarray(0, tokenBytes)
        .toString('base64url'),
  };
}

/** Hashes a token for storage: SHA-256 in hexadecimal. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Builds the path of an appointment's page. */
export const buildAppointmentPath = (token: string): string => `${appointmentPage}/${token}`;

/** Builds the URL of an appointment's page in its customer's language, for messages. */
export async function buildOwnUrl(
  { env, links }: { env: Env; links: AppointmentLinks },
  appointmentId: string,
  language: Language,
): Promise<string> {
  const path = buildAppointmentPath(await links.createToken(appointmentId));
  return siteOrigin(env) + localizePath(language, path);
}
