import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { newsletterAdmin } from '#contract/newsletter-admin.ts';
import type { Permission } from '#contract/staff.ts';
import type { Db } from '#server/db/client.ts';
import { leads } from '#server/leads/registry.ts';
import { newsletterSubscriptions } from '#server/newsletter/schema.ts';

/** A kind of record that arrives from visitors, and who may know of it. */
export interface ArrivingKind {
  kind: string;
  permission: Permission;
}

type Listener = (arrived: ArrivingKind) => void;

const lookEveryMs = 2_000;

const kinds = [
  ...leads.map(({ facts, table }) => ({
    kind: facts.slug,
    permission: facts.permission,
    table,
  })),
  {
    kind: newsletterAdmin.slug,
    permission: newsletterAdmin.permission,
    table: newsletterSubscriptions,
  },
];

/** The newest id of each kind: one step down each table's key, however long the table is. */
const newestIds = sql.join(
  kinds.map(
    ({ kind, table }) =>
      sql`(select ${kind}::text as kind, _id::text as newest from ${table} order by _id desc limit 1)`,
  ),
  sql` union all `,
);

type Newest = ReadonlyMap<string, string>;

/**
 * Tells of what arrives, in whichever process it does. It looks for itself while somebody listens:
 * a notice with each submission would make all of them wait for one lock.
 */
export class Arrivals {
  readonly #db: Db;
  readonly #logger: Logger;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  /** What was there when the first listener came; looking goes on from it. */
  #start: Promise<void> | undefined;
  #newest: Newest = new Map();

  constructor(db: Db, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
  }

  /**
   * Calls `listener` for each kind of which something arrives from now on, until the answered
   * function is called.
   */
  async listen(listener: Listener): Promise<() => void> {
    this.#listeners.add(listener);
    this.#start ??= this.#begin();
    await this.#start;
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#rest();
    };
  }

  async #begin(): Promise<void> {
    this.#newest = (await this.#look()) ?? new Map();
    this.#timer = setInterval(() => this.#lookAgain(), lookEveryMs);
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#start = undefined;
  }

  async #look(): Promise<Newest | undefined> {
    try {
      const { rows } = await this.#db.execute<{ kind: string; newest: string }>(newestIds);
      return new Map(rows.map(({ kind, newest }) => [kind, newest]));
    } catch (error) {
      this.#logger.warn({ err: error }, 'arrivals could not be looked for');
      return undefined;
    }
  }

  async #lookAgain(): Promise<void> {
    const before = this.#newest;
    const now = await this.#look();
    if (!now || before !== this.#newest) return;
    this.#newest = now;
    const arrived = kinds.filter(({ kind }) => (now.get(kind) ?? '') > (before.get(kind) ?? ''));
    for (const listener of this.#listeners) for (const kind of arrived) listener(kind);
  }
}
