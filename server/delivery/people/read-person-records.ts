import { and, type SQL, sql } from 'drizzle-orm';
import type { PersonRecord } from '#contract/staff/people.ts';
import type { Db } from '#server/platform/db/client.ts';
import { foldText } from '#server/platform/db/text-search.ts';
import type { PersonColumns } from '#server/records/resource.ts';
import { isTrashed } from '#server/records/trash/columns.ts';

/** A kind of record, and the condition for its records. */
export interface PersonSource extends PersonColumns {
  slug: string;
  where: SQL | undefined;
  /** The maximum number of records of this kind, newest first. */
  limit?: number;
}

/** A record's sender, with what identifies the number, and the address and the name folded for comparison. */
export interface Sender
  extends Pick<PersonRecord, 'kind' | '_id' | 'createdAt' | 'name' | 'phone' | 'email'> {
  phoneKey: string | null;
  emailKey: string | null;
  nameKey: string;
  isInTrash: boolean;
}

const nothing = sql`null::text`;

/** SQL for what `toPhoneKey` returns. */
const phoneKey = ({ phone, phoneDigits }: Pick<PersonColumns, 'phone' | 'phoneDigits'>): SQL =>
  phone && phoneDigits ? sql`coalesce(${phoneDigits}, ${phone})` : nothing;

const selectSender = ({ slug, table, name, email, emailKey, ...columns }: PersonSource): SQL => sql`
  ${slug}::text as kind, ${table._id} as _id, ${table.createdAt} as created_at, ${name} as name,
  ${columns.phone ?? nothing} as phone, ${phoneKey(columns)} as "phoneKey", ${email} as email, ${emailKey} as "emailKey", ${foldText(name)} as "nameKey",
  ${isTrashed(table)} as "isInTrash"`;

const selectRecord = ({ slug, table, ...columns }: PersonSource): SQL => sql`
  ${slug}::text as kind, ${table._id} as _id, ${table.createdAt} as created_at, ${columns.status} as status,
  ${columns.name} as name, ${columns.phone ?? nothing} as phone, ${columns.email} as email,
  ${columns.about} as about, ${columns.note ?? nothing} as note, ${isTrashed(table)} as "isInTrash"`;

/** Builds one query over several kinds of records, newest first; `null` if there is no kind to read. */
function buildQuery(
  sources: readonly PersonSource[],
  select: (source: PersonSource) => SQL,
): SQL | null {
  if (sources.length === 0) return null;
  const parts = sources.map((source) => {
    const { table, where, limit } = source;
    const newest = limit
      ? sql`order by ${table.createdAt} desc, ${table._id} desc limit ${limit}`
      : sql``;
    return sql`(select ${select(source)} from ${table} where ${where} ${newest})`;
  });
  const union = sql.join(parts, sql` union all `);
  return sql`select * from (${union}) as sent order by created_at desc, _id desc`;
}

/** Limits each kind to the matching records; kinds that cannot match are dropped. */
export const narrow = (
  sources: readonly PersonSource[],
  match: (columns: PersonColumns) => SQL | undefined,
): PersonSource[] =>
  sources.flatMap((source) => {
    const condition = match(source);
    return condition ? [{ ...source, where: and(condition, source.where) }] : [];
  });

type Row<Item> = Omit<Item, 'createdAt'> & { created_at: string; [name: string]: unknown };

const toMoment = (at: string): string => new Date(at).toISOString();

/** Reads the senders of the records, newest first. */
export async function readSenders(db: Db, sources: readonly PersonSource[]): Promise<Sender[]> {
  const query = buildQuery(sources, selectSender);
  if (!query) return [];
  const { rows } = await db.execute<Row<Sender>>(query);
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: toMoment(created_at) }));
}

/** Reads some of the records, newest first. */
export async function readRecords(
  db: Db,
  sources: readonly PersonSource[],
  { limit, offset }: { limit: number; offset: number },
): Promise<PersonRecord[]> {
  const query = buildQuery(sources, selectRecord);
  if (!query) return [];
  const { rows } = await db.execute<Row<PersonRecord>>(
    sql`${query} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: toMoment(created_at) }));
}
