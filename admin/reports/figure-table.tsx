import { groupDigits } from '#contract/format/rupees.ts';
import { buildReportTable } from '#contract/reports/report-tables.ts';
import type { Report, ReportName } from '#contract/reports/reports.ts';

const formatCell = (cell: string | number | null) => {
  if (cell === null) return '–';
  return typeof cell === 'number' ? formatNumber(cell) : cell;
};

const formatNumber = (figure: number) =>
  Number.isInteger(figure) ? groupDigits(figure) : String(figure);

/** A report's figures as a table, the same as in its CSV file. */
export function FigureTable(props: { caption: string; name: ReportName; report: Report }) {
  const { columns, rows } = buildReportTable(props.name, props.report as Report<never>);
  // Figures stand below each other.
  const align = (index: number) =>
    rows.every((cells) => typeof cells[index] !== 'string') ? 'text-end' : '';
  return (
    <details className="min-w-0 flex-1 open:basis-full">
      <summary className="w-fit cursor-pointer py-1 font-medium text-ink-soft hover:text-ink pointer-coarse:py-3">
        Show as a table
      </summary>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        aria-label={`${props.caption}, table`}
        className="mt-1 max-h-72 overflow-auto"
      >
        <table className="w-full text-left">
          <caption className="sr-only">{props.caption}</caption>
          <thead className="sticky top-0 bg-panel">
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-1 pe-3 align-bottom font-medium text-ink-soft last:pe-0 ${align(index)}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells.slice(0, 2).join()} className="border-t border-line">
                {cells.map((cell, index) => {
                  const [Cell, scope] = index === 0 ? (['th', 'row'] as const) : (['td'] as const);
                  return (
                    <Cell
                      key={columns[index]}
                      scope={scope}
                      className={`py-1 pe-3 align-baseline font-normal last:pe-0 ${align(index) || 'min-w-20 wrap-anywhere'}`}
                    >
                      {formatCell(cell)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
