import { eq, type SQL, sql } from 'drizzle-orm';
import { staffAccounts } from '#server/platform/auth/schema.ts';

/** Normalizes a username for comparison: trimmed and in lower case. */
export const normalizeUsername = (username: string): string => username.trim().toLowerCase();

/** The condition for the account with this name. */
export const isNamed = (username: string): SQL =>
  eq(sql`lower(${staffAccounts.username})`, sql`lower(${username.trim()})`);
