import { Column, is } from 'drizzle-orm';
import { fieldLabel } from '#contract/field-label.ts';
import { referenceOf } from '#contract/lead.ts';
import type { Selection } from '#server/records/selection.ts';
import { byteOrderMark, cellOf, csvLine } from './csv.ts';
import type { OpenExport } from './open-export.ts';

/** A moment's column says whose time it tells. */
function labelOf([name, column]: [string, unknown]): string {
  const isMoment = is(column, Column) && column.getSQLType().startsWith('timestamp');
  return isMoment ? `${fieldLabel(name)} (Pakistan time)` : fieldLabel(name);
}

/** The CSV file of all rows, part by part: the reference that the office shows, then every field. */
export async function* csvFile(
  { columns }: Selection,
  { next }: OpenExport,
): AsyncGenerator<string> {
  const names = Object.keys(columns);
  const idPlace = names.indexOf('_id');
  const lineOf = (values: unknown[]) =>
    csvLine([referenceOf(String(values[idPlace])), ...values].map(cellOf));
  yield byteOrderMark + csvLine(['Reference', ...Object.entries(columns).map(labelOf)]);
  for (let rows = await next(); rows.length > 0; rows = await next()) {
    yield rows.map(lineOf).join('');
  }
}
