import type { Db } from './client.ts';

interface Statement<Rows> {
  execute: (values: Record<string, unknown>) => Promise<Rows>;
}

/**
 * A query that Drizzle puts into words once and each connection plans once, under this name. What
 * differs from call to call is a placeholder in it or is told by the database: a moment of
 * JavaScript's would stay the first call's.
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
