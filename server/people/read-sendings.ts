import { type SQL, sql } from 'drizzle-orm';
import type { PersonRecord } from '#contract/people.ts';
import type { Db } from '#server/db/client.ts';
import type { Sendings } from './sendings.ts';

type Row = Omit<PersonRecord, 'createdAt'> & { created_at: string };

interface Part {
  sendings: Sendings;
  where: SQL;
  /** At most so many of this kind, the newest. */
  limit?: number;
}

const nothing = sql`null::text`;

function selectOf({ sendings, where, limit }: Part): SQL {
  const { kind, table, name, phone, email, status, about } = sendings;
  const newest = limit
    ? sql`order by ${table.createdAt} desc, ${table._id} desc limit ${limit}`
    : sql``;
  return sql`(select ${kind}::text as kind, ${table._id} as _id, ${table.createdAt} as created_at,
    ${status} as status, ${name} as name, ${phone ?? nothing} as phone, ${email} as email,
    ${about} as about from ${table} where ${where} ${newest})`;
}

/** What people have sent, of several kinds in one order of time; `null` where there is no kind to read. */
export function unionOf(parts: readonly Part[]): SQL | null {
  return parts.length > 0 ? sql.join(parts.map(selectOf), sql` union all `) : null;
}

/** The newest of a union, and how many to pass over before. */
export async function readNewest(
  db: Db,
  union: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<PersonRecord[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select * from (${union}) as sent
    order by created_at desc, _id desc limit ${limit} offset ${offset}`);
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    createdAt: new Date(created_at).toISOString(),
  }));
}
