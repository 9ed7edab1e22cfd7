import { Column, is } from 'drizzle-orm';
import { fieldLabel } from '#contract/field-label.ts';
import { formatReference } from '#contract/lead.ts';
import type { Selection } from '#server/records/selection.ts';
import { byteOrderMark, csvLine, formatCell } from './csv.ts';
import type { OpenExport } from './open-export.ts';

/** Builds a column's label; a time's label names the time zone. */
function buildLabel([name, column]: [string, unknown]): string {
  const isMoment = is(column, Column) && column.getSQLType().startsWith('timestamp');
  return isMoment ? `${fieldLabel(name)} (Pakistan time)` : fieldLabel(name);
}

/** Yields the CSV file of all rows in parts: the reference that the office shows, then every field. */
export async function* csvFile(
  { columns }: Selection,
  { next }: OpenExport,
): AsyncGenerator<string> {
  const names = Object.keys(columns);
  const idPlace = names.indexOf('_id');
  const buildLine = (values: unknown[]) =>
    csvLine([formatReference(String(values[idPlace])), ...values].map(formatCell));
  yield byteOrderMark + csvLine(['Reference', ...Object.entries(columns).map(buildLabel)]);
  for (let rows = await next(); rows.length > 0; rows = await next()) {
    yield rows.map(buildLine).join('');
  }
}
