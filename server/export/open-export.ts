import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from '#server/db/client.ts';
import { countAll, type Selection, selectAll } from '#server/records/selection.ts';

const rowsAtOnce = 500;

/** Sorting a million rows takes longer than a page may. */
const limits: pg.ClientConfig = {
  statement_timeout: 120_000,
  connectionTimeoutMillis: 5_000,
  options: '-c timezone=UTC',
  application_name: 'haval-distributor export',
};

/** A calendar day is no moment: it stays the text it is. */
const dayType = 1082;
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === dayType ? (text: string) => text : pg.types.getTypeParser(type, format),
};

/** All rows of a selection as they stood at one moment. To be closed, also when not all were read. */
export interface OpenExport {
  /** The next rows, their values in the order of the selection's columns; none at the end. */
  next: () => Promise<unknown[][]>;
  close: () => Promise<void>;
}

/**
 * Opens all rows of a selection. They lie on the database's disk until they are read, so neither
 * memory nor a transaction grows with them, nor with the time that a slow line takes. The connection
 * is not the pool's: a few slow readers would use that up. `note` is told their number, in the same
 * transaction.
 */
export async function openExport(
  { connection }: Pick<Database, 'connection'>,
  selection: Selection,
  note: (tx: Db, count: number) => Promise<void>,
): Promise<OpenExport> {
  const client = new pg.Client({ ...limits, ...connection });
  // Without a listener, a connection that breaks would end the process; the next read tells of it.
  client.on('error', () => {});
  try {
    await client.connect();
    await drizzle(client, { casing: 'snake_case' }).transaction(
      async (tx) => {
        await note(tx, await countAll(tx, selection));
        const rows = selectAll(tx, selection);
        await tx.execute(sql`declare rows no scroll cursor with hold for ${rows}`);
      },
      { isolationLevel: 'repeatable read' },
    );
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    next: async () => {
      const text = `fetch ${rowsAtOnce} from rows`;
      return (await client.query<unknown[]>({ text, rowMode: 'array', types })).rows;
    },
    close: () => client.end(),
  };
}
