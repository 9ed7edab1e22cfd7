import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ComponentType } from 'react';
import { groupDigits } from '#contract/format/rupees.ts';
import { buildReportTable } from '#contract/reports/report-tables.ts';
import { buildReportPath, type Report, type ReportName } from '#contract/reports/reports.ts';
import { describeFailure } from '../api.ts';
import { buttonClass } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Panel } from '../ui/panel.tsx';
import { charts } from './charts.tsx';
import { Headline, reportQuery } from './headline.tsx';
import { formatQuery, type ReportFilter } from './report-filters.tsx';

const formatCell = (cell: string | number | null) => {
  if (cell === null) return '–';
  return typeof cell === 'number' ? formatNumber(cell) : cell;
};

const formatNumber = (figure: number) =>
  Number.isInteger(figure) ? groupDigits(figure) : String(figure);

/** A report's figures as a table, the same as in its CSV file. */
function FigureTable(props: { caption: string; name: ReportName; report: Report }) {
  const { columns, rows } = buildReportTable(props.name, props.report as Report<never>);
  // Columns of figures are right-aligned.
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

interface ReportTexts {
  title: string;
  /** The meaning of the figures. */
  note: string;
  empty: string;
}

const texts: Record<ReportName, ReportTexts> = {
  funnel: {
    title: 'Requests by type and status',
    note: 'Requests that came in the period, by the status that they have now.',
    empty: 'No requests came in this period.',
  },
  response: {
    title: 'First response',
    note: 'From arrival to the first answer, in opening hours only. The share counts requests that were answered within the target, of those answered or overdue.',
    empty: 'No requests came in this period.',
  },
  owners: {
    title: 'Answers by owner',
    note: 'The same by the member of staff who owns the request now, over all types.',
    empty: 'No requests came in this period.',
  },
  sources: {
    title: 'Requests by source',
    note: 'Where visitors came from, and how many of their requests are completed.',
    empty: 'No requests came in this period.',
  },
  appointments: {
    title: 'Appointments',
    note: 'By the confirmed date, or the preferred one while none is confirmed. Kept: completed on the confirmed date or later. Moved: confirmed for another date than the customer preferred. No-show: closed with that status.',
    empty: 'No appointments in this period.',
  },
};

/** Whether a report has nothing to show. */
function isEmpty({ rows }: Report): boolean {
  return rows.every(
    (row) =>
      ('total' in row && row.total === 0) ||
      ('appointments' in row && row.appointments === 0) ||
      ('requests' in row && row.requests === 0),
  );
}

/** One report: its main figure, its chart, the same figures as a table, and a CSV file of them. */
export function ReportPanel({ name, filter }: { name: ReportName; filter: ReportFilter }) {
  const { title, note, empty } = texts[name];
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...reportQuery(name, filter),
    placeholderData: keepPreviousData,
  });
  const Chart = charts[name] as ComponentType<{ report: Report }>;
  return (
    <Panel title={title} className="flex flex-col break-inside-avoid">
      {data && !isEmpty(data) && (
        <Headline name={name} report={data} filter={filter} isOutdated={isPlaceholderData} />
      )}
      <p className="mb-4 text-xs text-ink-soft lg:min-h-8">{note}</p>
      {error && !data && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {isPending && <p role="status">Loading...</p>}
      {data && (
        <div
          aria-busy={isPlaceholderData}
          className={`flex flex-1 flex-col ${isPlaceholderData ? 'opacity-60 transition-opacity' : ''}`}
        >
          <div className="mb-4">
            {isEmpty(data) ? (
              <p className="rounded-control bg-hover px-3 py-6 text-center text-ink-soft">
                {empty}
              </p>
            ) : (
              <Chart report={data} />
            )}
          </div>
          <div className="mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-3 print:hidden">
            {!isEmpty(data) && <FigureTable caption={title} name={name} report={data} />}
            <span className="ms-auto flex flex-wrap gap-2">
              {Object.entries({ csv: 'Export CSV', xlsx: 'XLSX' }).map(([format, label]) => (
                <a
                  key={format}
                  href={`/api${buildReportPath(name)}/export?${formatQuery(filter)}&format=${format}`}
                  download
                  className={buttonClass('plain')}
                >
                  {format === 'csv' && <Download aria-hidden size={14} />}
                  {label}
                  <span className="sr-only">: {title}</span>
                </a>
              ))}
            </span>
          </div>
        </div>
      )}
    </Panel>
  );
}
