import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Permission } from '#contract/staff/staff.ts';
import type { z } from '#contract/zod.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Database, Db } from '#server/platform/db/client.ts';
import type { Env } from '#server/platform/env.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { LimitGuesses } from '#server/platform/http/rate-limits.ts';
import type { EmailLimiter } from '#server/platform/mail/email-limiter.ts';
import type { Scheduled } from './publication.ts';
import type { Selection } from './selection.ts';
import type { TrashTable } from './trash/columns.ts';
import type { TrashRules } from './trash/rules.ts';

/** The rules of any kind, regardless of its records' type. */
// biome-ignore lint/suspicious/noExplicitAny: each kind's rules only get its own records.
export type AnyTrashRules = TrashRules<any>;

/** The services with which resources register their routes. */
export interface ResourceServices {
  env: Env;
  /** The back office's secret path segment. */
  adminPath: string;
  database: Database;
  files: Files;
  logger: Logger;
  /** Wakes them after emails have been queued. */
  mail: { wake: () => void };
  emailLimiter: EmailLimiter;
  limitGuesses: LimitGuesses;
}

/** A list that staff read and export. */
export interface ResourceList<Query = unknown> {
  paths: { records: string };
  query: z.ZodMiniType<Query>;
  /** Selects the rows that match the query and that the viewer may see. */
  select: (query: Query, viewer: Viewer, db: Db) => Selection | Promise<Selection>;
  /** The searched columns, if its search is the one of all record kinds. */
  searched?: readonly AnyPgColumn[];
  /** Labels for the export's columns whose names are not clear enough. */
  labelColumn?: (name: string) => string;
}

/** The columns with the sender of a resource's records, so that staff can search for people and get notices. */
export interface PersonColumns {
  table: TrashTable & Record<'_id' | 'createdAt', AnyPgColumn>;
  name: SQL;
  phone: AnyPgColumn | null;
  /** The phone number's digits, which match it in any notation; null where it is no possible number. */
  phoneDigits: AnyPgColumn | null;
  email: AnyPgColumn;
  /** The email address, folded, as an index holds it. */
  emailKey: SQL;
  /** Indexed, folded text that contains names and addresses, among others. */
  searchText: AnyPgColumn;
  status: SQL | AnyPgColumn;
  about: SQL;
  /** The notes of staff; null for kinds without notes. */
  note: AnyPgColumn | null;
  /** The dealer who handles it; null for kinds that only head office sees. */
  dealerId: AnyPgColumn | null;
}

/**
 * A kind of record that staff manage, declared once. Exports, the file sweep, person search, live updates and the API's
 * routes derive from it.
 */
export interface Resource {
  /** Its name in the audit, in exports and in the back office's URLs. */
  slug: string;
  permission: Permission;
  /** Its group in the API's description. */
  tag: string;
  tables: readonly PgTable[];
  list?: ResourceList;
  /** Queries of one column that return the storage keys of the files that records name. */
  fileKeys?: readonly SQL[];
  person?: PersonColumns;
  /** The trash rules of its records; kinds without them delete immediately, or not at all. */
  trash?: AnyTrashRules;
  /** Set if its records become visible or hidden by their period; pages that show them are then rendered again. */
  scheduled?: Scheduled;
  /** Registers its own routes. */
  register?: (api: Api, services: ResourceServices) => void | Promise<void>;
}

/** Declares a list with any type of query: its `select` only gets what its `query` accepted. */
export const defineList = <Query>(list: ResourceList<Query>): ResourceList => list as ResourceList;
