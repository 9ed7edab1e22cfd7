import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { ContentFacts } from '#contract/content/content.ts';
import type { Db } from '#server/platform/db/client.ts';

/** Kinds of public content that pages show. When a kind changes, its pages are rendered again. */
export type ContentKind = 'dealers' | 'jobs' | 'prices' | 'specifications' | ContentFacts['slug'];

const channel = 'content_changes';

/**
 * Notifies every process on this database that content has changed. In a transaction, the notification is
 * sent when, and only if, it commits.
 */
export async function announceChange(db: Db, kind: ContentKind): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${kind})`);
}

interface Listener {
  connection: pg.ClientConfig;
  onChange: (kind: ContentKind) => void;
  /** Called when listening begins and after each reconnect: changes may have been missed. */
  onGap: () => void;
}

const reconnectAfterMs = 500;

/**
 * Listens for changes and reconnects when the connection is lost. Resolves after the first attempt to
 * connect, with a function that stops listening.
 */
export async function listenForChanges(listener: Listener): Promise<() => Promise<void>> {
  const { connection, onChange, onGap } = listener;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connect = async () => {
    const newClient = new pg.Client({ ...connection, keepAlive: true });
    client = newClient;
    newClient.on('error', () => {});
    newClient.on('end', () => {
      if (!isStopped) timer = setTimeout(connect, reconnectAfterMs);
    });
    newClient.on('notification', ({ payload }) => onChange(payload as ContentKind));
    try {
      await newClient.connect();
      await newClient.query(`listen ${channel}`);
      onGap();
    } catch {
      // The 'end' event that follows reconnects; requests report a database that is unavailable.
      await newClient.end().catch(() => {});
    }
  };

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    // A lost connection is already closed.
    await client?.end().catch(() => {});
  };
}
