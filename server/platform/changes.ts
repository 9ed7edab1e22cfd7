import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { ContentFacts } from '#contract/content/content.ts';
import type { Db } from '#server/platform/db/client.ts';

/**
 * Kinds of public content that pages show. When a kind changes, its pages are rendered again. A change of which
 * cars dealers have is one of the dealers: a hidden dealer does not count.
 */
export type ContentKind =
  | 'dealers'
  | 'jobs'
  | 'prices'
  | 'specifications'
  | 'tariffs'
  | 'accounts'
  | ContentFacts['slug'];

const channel = 'content_changes';

/**
 * Notifies every process on this database that content has changed. In a transaction, the notification is
 * sent when, and only if, it commits.
 */
export async function announceChange(db: Db, kind: ContentKind): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${kind})`);
}

interface Listener {
  onChange: (kind: ContentKind) => void;
  /** Called when listening begins and after each reconnect: changes may have been missed. */
  onGap: () => void;
}

const reconnectAfterMs = 500;
const settleWithinMs = 1_000;

/** Listens for the changes of every process on this database, and reconnects when the connection is lost. */
export class ContentChanges {
  readonly #connection: pg.ClientConfig;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #query: Promise<void> = Promise.resolve();
  #nextQuery: Promise<void> | undefined;

  constructor(connection: pg.ClientConfig) {
    this.#connection = connection;
  }

  /** Begins to listen. Resolves after the first attempt to connect. */
  async listen({ onChange, onGap }: Listener): Promise<void> {
    const client = new pg.Client({ ...this.#connection, keepAlive: true });
    this.#client = client;
    client.on('error', () => {});
    client.on('end', () => {
      if (this.#isStopped) return;
      this.#timer = setTimeout(() => this.listen({ onChange, onGap }), reconnectAfterMs);
    });
    client.on('notification', ({ payload }) => onChange(payload as ContentKind));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onGap();
    } catch {
      // The 'end' event that follows reconnects; an unavailable database is reported by requests.
      await client.end().catch(() => {});
    }
  }

  /**
   * Resolves once this process knows every change committed before the call: PostgreSQL delivers pending notifications
   * before it finishes a query. If the connection is lost or slow, it resolves after a second or two; the caches are
   * emptied after a reconnect.
   */
  settle(): Promise<void> {
    // A running query may be too early for this caller. All callers during it share the next one.
    this.#nextQuery ??= this.#query.then(() => {
      this.#nextQuery = undefined;
      this.#query = this.#waitForQuery();
      return this.#query;
    });
    return this.#nextQuery;
  }

  async #waitForQuery(): Promise<void> {
    try {
      const answer = this.#client?.query('select');
      await Promise.race([answer, wait(settleWithinMs, undefined, { ref: false })]);
    } catch {
      // The connection is lost: the caches are emptied after a reconnect.
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    // A lost connection is already closed.
    await this.#client?.end().catch(() => {});
  }
}
