import { describe, expect, it } from 'vitest';
import type { AvailabilityCell } from '#contract/availability/availability-admin.ts';
import {
  buildRows,
  clearRange,
  copyRange,
  type Edits,
  fillDown,
  listChanged,
  pasteBlock,
  placeErrors,
  readCell,
  toCells,
  toRange,
  writeCell,
} from './grid-cells.ts';

const stored: AvailabilityCell = {
  _id: 'one',
  dealerId: 'dealer',
  dealer: 'Dealer one',
  vehicleId: 'haval-h6-hev',
  color: 'Deep Teal',
  units: 3,
  expectedOn: null,
  statedOn: '2026-11-20',
  updatedAt: '2026-11-20T08:00:00.000Z',
};
const rows = buildRows([stored], 'haval-h6-hev');
const none: Edits = {};
const at = (row: number, column = 0) => ({ row, column });
const only = (row: number, column = 0) => toRange(at(row, column), at(row, column));
const show = (edits: Edits, count = 3) =>
  rows
    .slice(0, count)
    .map((row) => [readCell(row, 'units', edits), readCell(row, 'expectedOn', edits)]);

it('has a row for every color of a model, in their order, with what is stored', () => {
  expect(rows.map(({ color }) => color).slice(0, 2)).toEqual(['Deep Teal', 'Glacier White']);
  expect(show(none, 2)).toEqual([
    ['3', ''],
    ['', ''],
  ]);
  expect(new Set(buildRows([]).map(({ vehicleId }) => vehicleId)).size).toBe(10);
});

describe('a block that is pasted', () => {
  it('begins at the first selected cell, with days as they are stored', () => {
    const edits = pasteBlock(rows, none, only(1), '5\t31/12/2026\r\n0\t2027-01-15\r\n');
    expect(show(edits)).toEqual([
      ['3', ''],
      ['5', '2026-12-31'],
      ['0', '2027-01-15'],
    ]);
  });

  it('is cut off at the edges of the grid', () => {
    const last = rows.length - 1;
    const edits = pasteBlock(rows, none, only(last, 1), '2026-12-31\tx\n2027-01-01\ty');
    expect(Object.keys(edits)).toEqual([rows[last]?.key]);
    expect(readCell(rows[last] as never, 'units', edits)).toBe('');
  });

  it('of one cell fills all selected ones', () => {
    expect(show(pasteBlock(rows, none, toRange(at(2), at(1)), '4'))).toEqual([
      ['3', ''],
      ['4', ''],
      ['4', ''],
    ]);
  });
});

describe('filling down', () => {
  it('copies the first selected row', () => {
    const typed = writeCell(rows, none, at(0, 1), '2026-12-31');
    expect(show(fillDown(rows, typed, toRange(at(0), at(2, 1))))).toEqual([
      ['3', '2026-12-31'],
      ['3', '2026-12-31'],
      ['3', '2026-12-31'],
    ]);
  });

  it('of one row takes the row above; the first row has none', () => {
    expect(show(fillDown(rows, none, only(1)))[1]).toEqual(['3', '']);
    expect(fillDown(rows, none, only(0))).toBe(none);
  });
});

it('copies as a spreadsheet pastes, and empties what is selected', () => {
  const range = toRange(at(0), at(1, 1));
  expect(copyRange(rows, none, range)).toBe('3\t\n\t');
  const edits = clearRange(rows, none, range);
  expect(show(edits)[0]).toEqual(['', '']);
  expect(listChanged(rows, edits).map(({ color }) => color)).toEqual(['Deep Teal']);
});

it('sends changed rows with the version that was seen when they were typed', () => {
  const edits = writeCell(rows, none, at(0), '5');
  const [row] = buildRows([{ ...stored, units: 9, updatedAt: 'newer' }], 'haval-h6-hev');
  expect(toCells([row as never], edits)).toEqual([
    {
      vehicleId: 'haval-h6-hev',
      color: 'Deep Teal',
      units: '5',
      expectedOn: '',
      updatedAt: stored.updatedAt,
    },
  ]);
  expect(toCells([rows[1] as never], none)[0]?.updatedAt).toBeNull();
  expect(listChanged(rows, writeCell(rows, edits, at(0), '3'))).toEqual([]);
});

it('shows errors at their cells, those of a name at the units', () => {
  const errors = [
    { field: 'cells.1.expectedOn', message: 'Late', code: 'invalid' as const },
    { field: 'cells.0.color', message: 'No color', code: 'invalid' as const },
  ];
  expect(placeErrors(rows, errors)).toEqual({
    'haval-h6-hev Glacier White expectedOn': 'Late',
    'haval-h6-hev Deep Teal units': 'No color',
  });
});
