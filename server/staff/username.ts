import { eq, type SQL, sql } from 'drizzle-orm';
import { staffAccounts } from './schema.ts';

/** A username as it is compared: spaces around it and letter case aside. */
export const normalUsername = (username: string): string => username.trim().toLowerCase();

/** The condition for the account of this name. */
export const isNamed = (username: string): SQL =>
  eq(sql`lower(${staffAccounts.username})`, normalUsername(username));
