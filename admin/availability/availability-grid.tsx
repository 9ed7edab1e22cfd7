import { Fragment } from 'react';
import { countedDays, freshDays } from '#contract/availability/availability.ts';
import { addDays, todayInPakistan } from '#contract/format/pakistan-time.ts';
import { formatDay } from '../ui/format.ts';
import {
  type CellErrors,
  columns,
  columnTitles,
  type Edits,
  errorKey,
  formatStored,
  type GridRow,
  includesPlace,
  isChanged,
} from './grid-cells.ts';
import { countCells, useCells } from './use-cells.ts';

interface AvailabilityGridProps {
  rows: readonly GridRow[];
  edits: Edits;
  errors: CellErrors;
  onEdit: (edits: Edits) => void;
}

/** A table of a dealer's cars that is typed like a spreadsheet. Screen readers get the name of each cell. */
export function AvailabilityGrid({ rows, edits, errors, onEdit }: AvailabilityGridProps) {
  const { table, range, bindCell } = useCells({ rows, edits, onEdit });
  const selected = countCells(range);
  return (
    <>
      <table
        ref={table}
        aria-label="Cars of the dealer"
        className="w-full max-w-4xl table-fixed border-collapse rounded-panel border border-line bg-panel"
      >
        <thead>
          <tr className="border-b border-line text-ink-soft">
            <th scope="col" className="w-[38%] px-2 py-1.5 text-start font-medium sm:px-3">
              Colour
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-2.5 py-1.5 text-start font-medium ${column === 'units' ? 'w-[24%] sm:w-[18%]' : ''}`}
              >
                {columnTitles[column]}
              </th>
            ))}
            <th scope="col" className="w-[24%] px-3 py-1.5 text-start font-medium max-sm:hidden">
              As of
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.key}>
              {rows[index - 1]?.variant !== row.variant && (
                <tr className="border-t border-line bg-hover">
                  <th
                    scope="rowgroup"
                    colSpan={columns.length + 1}
                    className="px-2 py-1.5 text-start font-semibold sm:px-3"
                  >
                    {row.variant}
                  </th>
                  <td className="max-sm:hidden" />
                </tr>
              )}
              <tr className="border-t border-line align-top">
                <th scope="row" className="px-2 py-1.5 text-start font-normal sm:px-3">
                  {row.color}
                  <span className="block text-xs text-ink-soft sm:hidden">
                    <AsOf row={row} />
                  </span>
                </th>
                {columns.map((column, place) => (
                  <Cell
                    key={column}
                    input={bindCell({ row: index, column: place })}
                    name={`${row.variant}, ${row.color}: ${columnTitles[column]}`}
                    isNumber={column === 'units'}
                    isSelected={selected > 1 && includesPlace(range, { row: index, column: place })}
                    before={
                      isChanged(row, column, edits) ? formatStored(row, column) || 'empty' : null
                    }
                    error={errors[errorKey(row, column)]}
                  />
                ))}
                <td className="border-s border-line px-3 py-1.5 text-ink-soft max-sm:hidden">
                  <AsOf row={row} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {selected > 1 ? `${selected} cells selected` : ''}
      </p>
    </>
  );
}

/** When a row was stated, and whether visitors still read it. */
function AsOf({ row: { stored } }: { row: GridRow }) {
  if (!stored || stored.units === null) return null;
  const { statedOn } = stored;
  const today = todayInPakistan();
  return (
    <>
      {formatDay(statedOn)}
      {statedOn < addDays(today, -countedDays) ? (
        <span className="block text-red">Too old: not shown</span>
      ) : (
        statedOn < addDays(today, -freshDays) && (
          <span className="block text-amber">Shown as old</span>
        )
      )}
    </>
  );
}

interface CellProps {
  input: ReturnType<ReturnType<typeof useCells>['bindCell']>;
  name: string;
  isNumber: boolean;
  isSelected: boolean;
  /** What is stored, where the cell was changed; null elsewhere. */
  before: string | null;
  error: string | undefined;
}

/** A cell that is typed in. A changed one says what is stored, a wrong one what is wrong. */
function Cell({ input, name, isNumber, isSelected, before, error }: CellProps) {
  const noteId = `note-${input['data-cell'].replace(' ', '-')}`;
  const isNoted = before !== null || error !== undefined;
  return (
    <td className={`border-s border-line p-0.5 ${isSelected ? 'bg-blue-soft' : ''}`}>
      <input
        {...input}
        aria-label={name}
        aria-invalid={error !== undefined}
        aria-describedby={isNoted ? noteId : undefined}
        inputMode={isNumber ? 'numeric' : 'text'}
        placeholder={isNumber ? undefined : 'YYYY-MM-DD'}
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        className={`field border-transparent! bg-transparent! px-2 tabular placeholder:text-transparent focus:placeholder:text-ink-soft focus:bg-panel! aria-invalid:border-red! ${before === null ? '' : 'bg-amber-soft!'}`}
      />
      {isNoted && (
        <p id={noteId} className="px-2 pb-0.5 text-xs wrap-anywhere">
          {before !== null && <span className="text-ink-soft">Was {before}</span>}
          {error && <span className="block text-red">{error}</span>}
        </p>
      )}
    </td>
  );
}
