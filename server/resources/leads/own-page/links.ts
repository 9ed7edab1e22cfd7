import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { trackPage } from '#contract/leads/tracked-request.ts';
import { type Language, localizePath } from '#contract/site/language.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Env } from '#server/platform/env.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import { createSecretReader } from '#server/platform/secrets/secret.ts';
import { ownRequests } from './schema.ts';

const hashBytes = 16;
const idBytes = 16;

/** The types in a token, by their position: never reorder them, and add new ones at the end. */
const kinds: readonly string[] = [
  'contact-inquiries',
  'vehicle-bookings',
  'test-drives',
  'service-appointments',
  'parts-requests',
  'job-applications',
  'dealer-applications',
];

/** The request that a link opens. Staff renew a link by raising the version, which ends the old one. */
export interface LinkedRequest {
  /** The type's slug. */
  kind: string;
  id: string;
}

/** Creates and checks the secret links to requests. */
export interface RequestLinks {
  /** Creates the token of a request's link: always the same 44 characters for the same version. */
  createToken: (request: LinkedRequest, version?: number) => Promise<string>;
  /** Creates the six digits that confirm an address for a request. */
  createEmailCode: (request: LinkedRequest, email: string) => Promise<string>;
  /** Whether a token belongs to this version of the request's link. */
  isValid: (token: string, request: LinkedRequest, version: number) => Promise<boolean>;
}

/** Reads the request that a token names; null for a malformed token. The token is still to be checked. */
export function readToken(token: string): LinkedRequest | null {
  const bytes = Buffer.from(token, 'base64url');
  const kind = kinds[bytes[0] ?? -1];
  if (!kind || bytes.length !== 1 + idBytes + hashBytes) return null;
  const id = bytes
    .subarray(1, 1 + idBytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { kind, id };
}

/**
 * The tokens hold the request's id and a keyed hash of it, so that a submission stores and indexes nothing for them. The
 * key is a secret in the database.
 */
export function createRequestLinks(db: Db): RequestLinks {
  const readSecret = createSecretReader(db, 'request-links');
  const sign = async (text: string) =>
    createHmac('sha256', await readSecret())
      .update(text)
      .digest()
      .subarray(0, hashBytes);
  const createToken: RequestLinks['createToken'] = async ({ kind, id }, version = 0) => {
    const position = kinds.indexOf(kind);
    if (position < 0) throw new Error(`requests of type ${kind} have no links`);
    return Buffer.concat([
      Buffer.of(position),
      Buffer.from(id.replaceAll('-', ''), 'hex'),
      await sign(`request ${kind} ${id} ${version}`),
    ]).toString('base64url');
  };
  return {
    createToken,
    createEmailCode: async ({ kind, id }, email) => {
      const hash = await sign(`email ${kind} ${id} ${email}`);
      return String(hash.readUInt32BE(0) % 1_000_000).padStart(6, '0');
    },
    isValid: async (token, request, version) =>
      timingSafeEqual(
        Buffer.from(token.padEnd(44).slice(0, 44)),
        Buffer.from(await createToken(request, version)),
      ),
  };
}

/** Reads the version of a request's link: how often staff renewed it. */
export async function findLinkVersion(db: Db, id: string): Promise<number> {
  const [own] = await db
    .select({ linkVersion: ownRequests.linkVersion })
    .from(ownRequests)
    .where(eq(ownRequests._id, id));
  return own?.linkVersion ?? 0;
}

/** Builds the path of a request's page for its customer. */
export const buildRequestPath = (token: string): string => `${trackPage}/${token}`;

/** Builds the URL of a request's page in its customer's language, for messages. */
export const buildRequestUrl = (env: Env, token: string, language: Language): string =>
  siteOrigin(env) + localizePath(language, buildRequestPath(token));
