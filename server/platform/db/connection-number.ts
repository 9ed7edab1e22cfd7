import type pg from 'pg';

/** The setting of a session that holds the number of its connection. */
export const connectionNumber = 'app.connection_number';

/**
 * Creates a pool's `onConnect`: it gives each connection the lowest free number, from 0, before its first query. Writers
 * that add to the same count choose one of several rows by it, so that they do not wait for each other's commits.
 */
export function createConnectionNumberer(): (client: pg.ClientBase) => Promise<void> {
  const isTaken: boolean[] = [];
  return async (client) => {
    const free = isTaken.indexOf(false);
    const number = free === -1 ? isTaken.length : free;
    isTaken[number] = true;
    client.once('end', () => {
      isTaken[number] = false;
    });
    await client.query('select set_config($1, $2, false)', [connectionNumber, String(number)]);
  };
}
