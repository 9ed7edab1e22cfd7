import type { Db } from './client.ts';

interface Statement<Rows> {
  execute: (values: Record<string, unknown>) => Promise<Rows>;
}

/**
 * Returns a prepared query: Drizzle builds its SQL once, and each connection plans it once, under this name.
 * Values that differ between calls must be placeholders. The current time must come from the database: a
 * JavaScript date would keep the value of the first call.
 */
export function prepared<Rows>(
  name: string,
  build: (db: Db) => { prepare: (name: string) => Statement<Rows> },
): (db: Db, values: Record<string, unknown>) => Promise<Rows> {
  const statements = new WeakMap<Db, Statement<Rows>>();
  return async (db, values) => {
    let statement = statements.get(db);
    if (!statement) {
      statement = build(db).prepare(name);
      statements.set(db, statement);
    }
    return await statement.execute(values);
  };
}
