import { type SQL, sql } from 'drizzle-orm';
import type { PersonRecord } from '#contract/people.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { PersonRecords } from './person-records.ts';

type Row = Omit<PersonRecord, 'createdAt'> & { created_at: string };

interface Part {
  sendings: PersonRecords;
  where: SQL | undefined;
  /** The maximum number of records of this kind, newest first. */
  limit?: number;
}

const nothing = sql`null::text`;

function buildSelect({ sendings, where, limit }: Part): SQL {
  const { slug, table, name, phone, email, status, about, note } = sendings;
  const newest = limit
    ? sql`order by ${table.createdAt} desc, ${table._id} desc limit ${limit}`
    : sql``;
  return sql`(select ${slug}::text as kind, ${table._id} as _id, ${table.createdAt} as created_at,
    ${status} as status, ${name} as name, ${phone ?? nothing} as phone, ${email} as email,
    ${about} as about, ${note ?? nothing} as note from ${table} where ${where} ${newest})`;
}

/** Builds one query over several kinds of records; `null` if there is no kind to read. */
export function buildUnion(parts: readonly Part[]): SQL | null {
  return parts.length > 0 ? sql.join(parts.map(buildSelect), sql` union all `) : null;
}

/** Reads the newest records of a union. */
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
