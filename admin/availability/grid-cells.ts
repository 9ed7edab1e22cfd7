import { type SoldColor, soldColors } from '#catalogue/sold-colors.ts';
import type { AvailabilityCell } from '#contract/availability/availability-admin.ts';
import { readDelimited } from '#contract/availability/delimited-text.ts';
import type { FieldError } from '#contract/http/http.ts';
import { dateFormat } from '#contract/input/formats.ts';

/** The columns that staff type in, from left to right. */
export const columns = ['units', 'expectedOn'] as const;
export type Column = (typeof columns)[number];

export const columnTitles: Record<Column, string> = { units: 'Units', expectedOn: 'Expected on' };

/** A row of the grid: a variant in a color, and what the dealer has stated about it. */
export interface GridRow {
  key: string;
  vehicleId: string;
  variant: string;
  color: string;
  stored: AvailabilityCell | undefined;
}

const buildCellKey = (vehicleId: string, color: string): string => `${vehicleId} ${color}`;

const toRow = (
  { sold, color }: SoldColor,
  stored: ReadonlyMap<string, AvailabilityCell>,
): GridRow => {
  const key = buildCellKey(sold.trim.id, color);
  const { id: vehicleId } = sold.trim;
  return { key, vehicleId, variant: sold.label, color, stored: stored.get(key) };
};

/** Builds the rows of a model, or of all models for '', with a dealer's statements. */
export function buildRows(cells: readonly AvailabilityCell[], model = ''): GridRow[] {
  const stored = new Map(cells.map((cell) => [buildCellKey(cell.vehicleId, cell.color), cell]));
  return soldColors
    .filter(({ sold }) => model === '' || sold.vehicle.slug === model)
    .map((sold) => toRow(sold, stored));
}

/** What was typed in a row, and the version of the statement that it replaces; null if there was none. */
interface Edit extends Partial<Record<Column, string>> {
  seen: string | null;
}

/** What was typed and is not saved, by the key of the row. */
export type Edits = Readonly<Record<string, Edit>>;

/** The stored text of a cell; '' if nothing is stated. */
export const formatStored = ({ stored }: GridRow, column: Column): string =>
  String(stored?.[column] ?? '');

/** The text of a cell: what was typed, or what is stored. */
export const readCell = (row: GridRow, column: Column, edits: Edits): string =>
  edits[row.key]?.[column] ?? formatStored(row, column);

/** Whether the text of a cell differs from what is stored. */
export const isChanged = (row: GridRow, column: Column, edits: Edits): boolean =>
  readCell(row, column, edits) !== formatStored(row, column);

/** A cell of the grid by its place. */
export interface Place {
  row: number;
  column: number;
}

/** The cells between two opposite corners. */
export interface Range {
  first: Place;
  last: Place;
}

/** Returns the cells between two cells, whichever comes first. */
export const toRange = (one: Place, other: Place): Range => ({
  first: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  last: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
});

/** Whether a range has a cell. */
export const includesPlace = ({ first, last }: Range, { row, column }: Place): boolean =>
  row >= first.row && row <= last.row && column >= first.column && column <= last.column;

/** Sets the text of a cell. A place outside the grid changes nothing. */
export function writeCell(
  rows: readonly GridRow[],
  edits: Edits,
  { row, column }: Place,
  typed: string,
): Edits {
  const [changed, name] = [rows[row], columns[column]];
  if (!changed || !name) return edits;
  const seen = changed.stored?.updatedAt ?? null;
  return { ...edits, [changed.key]: { seen, ...edits[changed.key], [name]: typed } };
}

/** Returns the places of a range, row by row. */
const listPlaces = ({ first, last }: Range): Place[] =>
  Array.from({ length: last.row - first.row + 1 }, (_row, below) =>
    Array.from({ length: last.column - first.column + 1 }, (_column, beside) => ({
      row: first.row + below,
      column: first.column + beside,
    })),
  ).flat();

/** Sets every cell of a range to what `choose` returns for it. */
const writeRange = (
  rows: readonly GridRow[],
  edits: Edits,
  range: Range,
  choose: (place: Place) => string,
): Edits =>
  listPlaces(range).reduce(
    (written, place) => writeCell(rows, written, place, choose(place)),
    edits,
  );

/** Empties the cells of a range. */
export const clearRange = (rows: readonly GridRow[], edits: Edits, range: Range): Edits =>
  writeRange(rows, edits, range, () => '');

/** Copies the first row of a range to its others; the row above it, if it has no others. */
export function fillDown(rows: readonly GridRow[], edits: Edits, range: Range): Edits {
  const { first, last } = range;
  const source = rows[first.row === last.row ? first.row - 1 : first.row];
  if (!source) return edits;
  return writeRange(rows, edits, range, ({ column }) =>
    readCell(source, columns[column] ?? 'units', edits),
  );
}

/** Writes the cells of a range as spreadsheets take them: columns between tabs, rows between line breaks. */
export function copyRange(rows: readonly GridRow[], edits: Edits, { first, last }: Range): string {
  return rows
    .slice(first.row, last.row + 1)
    .map((row) =>
      columns
        .slice(first.column, last.column + 1)
        .map((column) => readCell(row, column, edits))
        .join('\t'),
    )
    .join('\n');
}

/** A day as it is stored, if the text is one in any notation. */
const tidy = (column: Column | undefined, typed: string): string =>
  column === 'expectedOn' ? (dateFormat.parse(typed) ?? typed) : typed;

/** Pastes a block from the first cell of a range on; a single cell fills the range. What is outside the grid is dropped. */
export function pasteBlock(
  rows: readonly GridRow[],
  edits: Edits,
  range: Range,
  copied: string,
): Edits {
  const block = readDelimited(copied, '\t');
  const [[single = ''] = []] = block;
  const { first } = range;
  if (block.length === 1 && block[0]?.length === 1) {
    return writeRange(rows, edits, range, ({ column }) => tidy(columns[column], single));
  }
  const last = {
    row: first.row + block.length - 1,
    column: first.column + Math.max(...block.map(({ length }) => length)) - 1,
  };
  return writeRange(rows, edits, { first, last }, ({ row, column }) =>
    tidy(columns[column], block[row - first.row]?.[column - first.column] ?? ''),
  );
}

/** The rows whose texts differ from what is stored. */
export const listChanged = (rows: readonly GridRow[], edits: Edits): GridRow[] =>
  rows.filter((row) => columns.some((column) => isChanged(row, column, edits)));

/** Builds the statements to send for some rows. Rows that were not typed in are stated again. */
export const toCells = (rows: readonly GridRow[], edits: Edits) =>
  rows.map((row) => ({
    vehicleId: row.vehicleId,
    color: row.color,
    units: readCell(row, 'units', edits),
    expectedOn: readCell(row, 'expectedOn', edits),
    updatedAt: edits[row.key] ? edits[row.key]?.seen : (row.stored?.updatedAt ?? null),
  }));

/** What is wrong with cells, by row and column: 'haval-h6-hev Deep Teal units'. */
export type CellErrors = Readonly<Record<string, string>>;

/** The key of a cell's error. */
export const errorKey = ({ key }: GridRow, column: Column): string => `${key} ${column}`;

/** Finds the cells of the errors of a save. Those of no column of the grid are shown at the units. */
export function placeErrors(sent: readonly GridRow[], errors: readonly FieldError[]): CellErrors {
  return Object.fromEntries(
    errors.flatMap(({ field, message }) => {
      const [, index, name] = field.split('.');
      const row = sent[Number(index)];
      const column = columns.find((one) => one === name) ?? 'units';
      return row ? [[errorKey(row, column), message]] : [];
    }),
  );
}
