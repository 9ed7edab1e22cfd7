import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { ContentFacts } from '#contract/content/content.ts';
import type { Db } from '#server/db/client.ts';

/** Kinds of public content that pages are made of; a page is made anew when one of its kinds changes. */
export type ContentKind = 'dealers' | 'jobs' | 'prices' | ContentFacts['slug'];

const channel = 'content_changes';

/**
 * Tells every process on this database that content has changed. Inside a transaction it is told
 * when, and only if, the change is committed.
 */
export async function announceChange(db: Db, kind: ContentKind): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${kind})`);
}

interface Listener {
  connection: pg.ClientConfig;
  onChange: (kind: ContentKind) => void;
  /** Called when listening begins, and again after each loss: changes may have been missed. */
  onGap: () => void;
}

const reconnectAfterMs = 500;

/**
 * Hears of changes until the function that it answers is called; connects again by itself. It answers
 * once it listens, or has tried to for the first time.
 */
export async function listenForChanges(listener: Listener): Promise<() => Promise<void>> {
  const { connection, onChange, onGap } = listener;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const connect = async () => {
    const fresh = new pg.Client({ ...connection, keepAlive: true });
    client = fresh;
    fresh.on('error', () => {});
    fresh.on('end', () => {
      if (!isOver) timer = setTimeout(connect, reconnectAfterMs);
    });
    fresh.on('notification', ({ payload }) => onChange(payload as ContentKind));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      onGap();
    } catch {
      await fresh.end().catch(() => {});
    }
  };

  await connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
