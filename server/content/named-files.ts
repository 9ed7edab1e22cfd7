import { type SQL, sql } from 'drizzle-orm';
import { addressOfFile } from '#server/files/published.ts';
import type { Desk } from './desk.ts';

/** The keys of every file that a kind's records name, as a query of one column. */
export function namedByContent({ addresses }: Pick<Desk, 'addresses'>): SQL {
  const prefix = addressOfFile('');
  return sql`
    select substr(address, ${prefix.length + 1}::int) from (${addresses}) as named (address)
    where starts_with(address, ${prefix})`;
}
