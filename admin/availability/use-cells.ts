import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  clearRange,
  columns,
  copyRange,
  type Edits,
  fillDown,
  type GridRow,
  type Place,
  pasteBlock,
  type Range,
  readCell,
  toRange,
  writeCell,
} from './grid-cells.ts';

/** How keys act on the focused cell: they replace it, add to what was just typed, or move within its text. */
type Mode = 'ready' | 'typing' | 'editing';

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Names a key with Control, or ⌘. */
const nameKeys = ({ key, ctrlKey, metaKey }: KeyboardEvent): string =>
  ctrlKey || metaKey ? `Control ${key}` : key;

const isMove = ({ row }: Place, mode: Mode): boolean => row !== 0 || mode !== 'editing';

interface CellsOptions {
  rows: readonly GridRow[];
  edits: Edits;
  onEdit: (edits: Edits) => void;
}

/** The focused cell, the opposite corner of the selection, and what the focused cell was before it was typed in. */
interface Selection {
  focused: Place;
  corner: Place;
  before: string;
}

const start: Selection = {
  focused: { row: 0, column: 0 },
  corner: { row: 0, column: 0 },
  before: '',
};

const moveCaretToEnd = (input: HTMLInputElement) =>
  input.setSelectionRange(input.value.length, input.value.length);

/**
 * Lets a table of inputs be typed in like a spreadsheet: arrows, a selection of several cells, copy, paste of a block and
 * fill down. Returns the selected range and the attributes of the table and of each input.
 */
export function useCells({ rows, edits, onEdit }: CellsOptions) {
  const [selection, setSelection] = useState(start);
  const table = useRef<HTMLTableElement>(null);
  const mode = useRef<Mode>('ready');
  const range = toRange(selection.focused, selection.corner);

  const focusCell = ({ row, column }: Place) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)?.focus();

  /** Returns a place that a step leads to, within the grid. */
  const step = (from: Place, by: Place): Place => ({
    row: Math.min(Math.max(from.row + by.row, 0), rows.length - 1),
    column: Math.min(Math.max(from.column + by.column, 0), columns.length - 1),
  });

  /** Selects up to a cell; without one, the focused cell alone. */
  const select = (corner?: Place) =>
    setSelection((now) => ({ ...now, corner: corner ?? now.focused }));

  function move(by: Place, isSelecting: boolean) {
    select(isSelecting ? step(selection.corner, by) : undefined);
    if (!isSelecting) focusCell(step(selection.focused, by));
  }

  function editOrLeave(event: KeyboardEvent<HTMLInputElement>) {
    if (mode.current === 'ready' && !event.shiftKey) startEditing(event.currentTarget);
    else focusCell(step(selection.focused, { row: event.shiftKey ? -1 : 1, column: 0 }));
  }

  function startEditing(input: HTMLInputElement) {
    mode.current = 'editing';
    moveCaretToEnd(input);
  }

  function takeBack(input: HTMLInputElement) {
    // The text can be selected once it is there again.
    flushSync(() => onEdit(writeCell(rows, edits, selection.focused, selection.before)));
    mode.current = 'ready';
    input.select();
  }

  function clear() {
    onEdit(clearRange(rows, edits, range));
    mode.current = 'ready';
  }

  function findAction(event: KeyboardEvent<HTMLInputElement>): (() => void) | undefined {
    const { shiftKey, currentTarget: input } = event;
    const pressed = nameKeys(event);
    const by = steps[pressed];
    if (by && isMove(by, mode.current)) return () => move(by, shiftKey);
    const always = new Map([
      ['Control d', () => onEdit(fillDown(rows, edits, range))],
      ['Enter', () => editOrLeave(event)],
      ['F2', () => startEditing(input)],
    ]);
    const replacing = new Map([
      ['Delete', clear],
      ['Backspace', clear],
    ]);
    const typed = new Map([['Escape', () => takeBack(input)]]);
    return always.get(pressed) ?? (mode.current === 'ready' ? replacing : typed).get(pressed);
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    const action = findAction(event);
    if (!action) return;
    event.preventDefault();
    action();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (mode.current === 'editing') return;
    event.preventDefault();
    onEdit(pasteBlock(rows, edits, range, event.clipboardData.getData('text/plain')));
  }

  function copy(event: ClipboardEvent<HTMLInputElement>) {
    if (mode.current === 'editing') return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyRange(rows, edits, range));
  }

  /** The attributes of the input at a place. */
  function bindCell(place: Place) {
    const row = rows[place.row];
    const column = columns[place.column];
    const value = row && column ? readCell(row, column, edits) : '';
    return {
      'data-cell': `${place.row} ${place.column}`,
      value,
      onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        mode.current = 'ready';
        setSelection({ focused: place, corner: place, before: value });
        currentTarget.select();
      },
      onMouseDown: (event: MouseEvent) => {
        if (event.shiftKey) event.preventDefault();
        select(event.shiftKey ? place : undefined);
      },
      onDoubleClick: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        startEditing(currentTarget),
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        if (mode.current === 'ready') mode.current = 'typing';
        onEdit(writeCell(rows, edits, place, currentTarget.value));
      },
      onKeyDown: pressKey,
      onPaste: paste,
      onCopy: copy,
    };
  }

  return { table, range, bindCell };
}

/** How many cells a range has. */
export const countCells = ({ first, last }: Range): number =>
  (last.row - first.row + 1) * (last.column - first.column + 1);
