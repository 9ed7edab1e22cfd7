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

/** The rules of a kind whose records' type does not matter. */
// biome-ignore lint/suspicious/noExplicitAny: each kind's rules only get its own records.
export type AnyTrashRules = TrashRules<any>;

/** What resources register their routes with. */
export interface ResourceServices {
  env: Env;
  /** The back office's secret path segment. */
  adminPath: string;
  database: Database;
  files: Files;
  logger: Logger;
  /** To be woken when emails have been queued. */
  mail: { wake: () => void };
  emailLimiter: EmailLimiter;
  limitGuesses: LimitGuesses;
}

/** A list that staff read and export. */
export interface ResourceList<Query = unknown> {
  paths: { records: string };
  query: z.ZodMiniType<Query>;
  /** The rows that the query asks for and the viewer may see. */
  select: (query: Query, viewer: Viewer, db: Db) => Selection | Promise<Selection>;
  /** The columns whose words a search finds, if it is that of every record kind. */
  searched?: readonly AnyPgColumn[];
  /** Labels the columns of its export, unless their names say it all. */
  labelColumn?: (name: string) => string;
}

/** Where a resource's records say who sent them, so that staff find people and hear of new records. */
export interface PersonColumns {
  table: TrashTable & Record<'_id' | 'createdAt', AnyPgColumn>;
  name: SQL;
  phone: AnyPgColumn | null;
  /** The phone number's digits, by which any way of writing it is found. */
  phoneDigits: AnyPgColumn | null;
  email: AnyPgColumn;
  /** The email address, folded, as an index holds it. */
  emailKey: SQL;
  /** Folded text in which an index finds names and addresses, among others. */
  searchText: AnyPgColumn;
  status: SQL | AnyPgColumn;
  about: SQL;
  /** What staff noted; null for kinds without notes. */
  note: AnyPgColumn | null;
  /** The dealer who answers it; null for kinds that only head office sees. */
  dealerId: AnyPgColumn | null;
}

/**
 * A kind of record that staff manage, declared once. Exports, the file sweep, person search, live updates
 * and the API's routes derive from it.
 */
export interface Resource {
  /** Its name in the audit, in exports and in the back office's address. */
  slug: string;
  permission: Permission;
  /** Its group in the API's description. */
  tag: string;
  tables: readonly PgTable[];
  list?: ResourceList;
  /** Queries of one column that return the storage keys of the files that records name. */
  fileKeys?: readonly SQL[];
  person?: PersonColumns;
  /** How its records go to the trash; kinds without it delete at once, or not at all. */
  trash?: AnyTrashRules;
  /** Its records appear or disappear by themselves; pages that show them are rendered again then. */
  scheduled?: Scheduled;
  /** Registers its own routes. */
  register?: (api: Api, services: ResourceServices) => void | Promise<void>;
}

/** Declares a list, whatever its query is like: its `select` gets only what its `query` accepted. */
export const defineList = <Query>(list: ResourceList<Query>): ResourceList => list as ResourceList;
