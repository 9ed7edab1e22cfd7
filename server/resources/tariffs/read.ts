import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Jurisdiction } from '#contract/on-road/jurisdictions.ts';
import type { TariffLine } from '#contract/on-road/tariff-lines.ts';
import type { Tariff, TariffVersion } from '#contract/on-road/tariffs.ts';
import type { Db } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors.ts';
import { tariffLines, tariffs } from './schema.ts';

const { tariffId, position, ...columnsOfLines } = getTableColumns(tariffLines);
/** The columns of a line, except its position. */
export const lineColumns = columnsOfLines;
/** The staff columns of a version. */
export const versionColumns = getTableColumns(tariffs);
const { editedBy, authors, publishedBy, publishedAt, createdAt, updatedAt, ...publicColumns } =
  versionColumns;

/** Reads the lines of tariffs, in order, by the tariff's id. */
async function readLines(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TariffLine[]>> {
  const lines = new Map<string, TariffLine[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return lines;
  const rows = await db
    .select({ tariffId, line: lineColumns })
    .from(tariffLines)
    .where(inArray(tariffId, [...ids]))
    .orderBy(asc(tariffId), asc(position));
  for (const row of rows) lines.get(row.tariffId)?.push(row.line);
  return lines;
}

/** Adds the lines to tariffs. */
export async function withLines<Row extends { _id: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { lines: TariffLine[] })[]> {
  const lines = await readLines(
    db,
    rows.map(({ _id }) => _id),
  );
  return rows.map((row) => ({ ...row, lines: lines.get(row._id) ?? [] }));
}

/** Lists all published tariffs with their lines: of every jurisdiction, past, present and future. */
export async function listPublishedTariffs(db: Db): Promise<Tariff[]> {
  const rows = await db
    .select(publicColumns)
    .from(tariffs)
    .where(eq(tariffs.status, 'published'))
    .orderBy(asc(tariffs.jurisdiction), asc(tariffs.from));
  return await withLines(db, rows);
}

/** Reads a version with its lines, and optionally locks it until the transaction ends. Throws 'not-found'. */
export async function findVersion(
  db: Db,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<TariffVersion> {
  const query = db.select(versionColumns).from(tariffs).where(eq(tariffs._id, id));
  const [version] = await withLines(db, await (isLocked ? query.for('update') : query));
  if (!version) throw notFound('tariff');
  return version;
}

/** Finds a jurisdiction's published version in force on a day; null if there is none. */
export async function findVersionInForce(
  db: Db,
  { jurisdiction, day }: { jurisdiction: Jurisdiction; day: string },
): Promise<TariffVersion | null> {
  const rows = await db
    .select(versionColumns)
    .from(tariffs)
    .where(
      and(
        eq(tariffs.jurisdiction, jurisdiction),
        eq(tariffs.status, 'published'),
        lte(tariffs.from, day),
        or(isNull(tariffs.until), gt(tariffs.until, day)),
      ),
    );
  const [version] = await withLines(db, rows);
  return version ?? null;
}
