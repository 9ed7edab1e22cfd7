import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import type { Db } from '#server/db/client.ts';
import { pageViews } from './schema.ts';

const writeEveryMs = 500;

/** Views counted in one process before they are written; more paths than this are not ours. */
const maxPending = 2_000;

interface View {
  path: string;
  referrerHost: string;
}

/**
 * Counts page views in memory and writes the sums twice a second, so that many visitors of one page
 * do not queue for one row. What the last half second counted is lost with a killed process.
 */
export class ViewCounter {
  readonly #db: Db;
  readonly #logger: Logger;
  #pending = new Map<string, View & { day: string; count: number }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Db, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
  }

  /** Notes one view, today. */
  add({ path, referrerHost }: View): void {
    const day = todayInPakistan();
    const key = `${day}\n${path}\n${referrerHost}`;
    const counted = this.#pending.get(key);
    if (counted) counted.count += 1;
    else if (this.#pending.size < maxPending) {
      this.#pending.set(key, { day, path, referrerHost, count: 1 });
    }
    this.#timer ??= setTimeout(() => this.flush(), writeEveryMs);
  }

  /** Writes what is counted; views that could not be written are given up. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rows = [...this.#pending.values()];
    this.#pending = new Map();
    if (rows.length === 0) return;
    try {
      await this.#db
        .insert(pageViews)
        .values(rows)
        .onConflictDoUpdate({
          target: [pageViews.day, pageViews.path, pageViews.referrerHost],
          set: { count: sql`${pageViews.count} + excluded.count` },
        });
    } catch (error) {
      this.#logger.warn({ err: error, views: rows.length }, 'page views could not be counted');
    }
  }
}
