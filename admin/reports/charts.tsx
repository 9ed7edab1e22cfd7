import { groupDigits } from '#contract/format/rupees.ts';
import type { BadgeColor } from '#contract/leads/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import {
  computePercent,
  formatKind,
  formatOwner,
  formatSource,
} from '#contract/reports/report-tables.ts';
import type { AppointmentRow, Report, ReportName, ResponseRow } from '#contract/reports/reports.ts';
import { formatStatus } from '../ui/format.ts';
import { Breakdown, ChartRow, ChartRows, Legend, LengthBar, type Part } from './bars.tsx';
import { formatMinutes, formatPercent } from './headlines.ts';

const findColor = (kind: string, status: string): BadgeColor =>
  leadTypes.find(({ slug }) => slug === kind)?.statuses[status] ?? 'grey';

function FunnelChart({ report: { rows } }: { report: Report<'funnel'> }) {
  const most = Math.max(1, ...rows.map(({ total }) => total));
  return (
    <ChartRows label="Requests by type and status">
      {rows.map(({ kind, total, byStatus }) => (
        <ChartRow key={kind} name={formatKind(kind)} figure={groupDigits(total)} unit="requests">
          <Breakdown
            length={(total / most) * 100}
            parts={Object.entries(byStatus).map(([status, count]) => ({
              label: formatStatus(status),
              count,
              color: findColor(kind, status),
            }))}
          />
        </ChartRow>
      ))}
    </ChartRows>
  );
}

function describeResponse({ answered, requests, medianMinutes, p90Minutes }: ResponseRow): string {
  if (requests === 0) return 'No requests';
  const count = `${groupDigits(answered)} of ${groupDigits(requests)} answered`;
  if (answered === 0) return count;
  return `Median ${formatMinutes(medianMinutes)} · 90% within ${formatMinutes(p90Minutes)} · ${count}`;
}

/** In percent: a smaller share of requests that were answered in time is highlighted. */
const expectedShare = 80;

/** The share answered in time, in percent. */
const ShareBar = ({ share }: { share: number }) => (
  <LengthBar
    length={100}
    filled={share}
    color={share < expectedShare ? 'amber' : 'green'}
    isTrack
  />
);

function ResponseChart({ report }: { report: Report<'response'> }) {
  return (
    <ChartRows label="First responses by type">
      {report.rows.map((row) => {
        const share = computePercent(row.withinTarget, row.due);
        const target = row.targetMinutes === null ? null : formatMinutes(row.targetMinutes);
        return (
          <ChartRow
            key={row.kind}
            name={`${formatKind(row.kind)}${target ? `, target ${target}` : ''}`}
            figure={target ? `${formatPercent(share)} in time` : 'No target'}
            isQuiet={!target || share === null}
          >
            {target && <ShareBar share={share ?? 0} />}
            <p className="text-xs text-ink-soft">{describeResponse(row)}</p>
          </ChartRow>
        );
      })}
    </ChartRows>
  );
}

/** The most owners that the chart shows; the table has all. */
const shownOwners = 10;

function OwnerChart({ report: { rows } }: { report: Report<'owners'> }) {
  const hidden = rows.length - shownOwners;
  return (
    <>
      <ChartRows label="Answers by owner">
        {rows.slice(0, shownOwners).map((row) => {
          const share = computePercent(row.withinTarget, row.due);
          return (
            <ChartRow
              key={row.owner ?? ''}
              name={formatOwner(row.owner)}
              figure={`${formatPercent(share)} in time`}
              isQuiet={share === null}
            >
              <ShareBar share={share ?? 0} />
              <p className="text-xs text-ink-soft">
                {row.answered > 0 && `Median ${formatMinutes(row.medianMinutes)} · `}
                {groupDigits(row.answered)} of {groupDigits(row.requests)} answered
              </p>
            </ChartRow>
          );
        })}
      </ChartRows>
      {hidden > 0 && (
        <p className="mt-3 text-ink-soft">
          {groupDigits(hidden)} more {hidden === 1 ? 'owner' : 'owners'} in the table.
        </p>
      )}
    </>
  );
}

function SourceChart({ report: { rows, others } }: { report: Report<'sources'> }) {
  const most = Math.max(1, ...rows.map(({ requests }) => requests));
  const shown = rows.slice(0, 10);
  const hidden = rows.length - shown.length + (others?.sources ?? 0);
  return (
    <>
      <div className="mb-3">
        <Legend
          entries={[
            { label: 'Completed', color: 'green' },
            { label: 'Not completed', color: 'edge' },
          ]}
        />
      </div>
      <ChartRows label="Requests by source">
        {shown.map(({ source, requests, completed }) => (
          <ChartRow
            key={source ?? ''}
            name={formatSource(source)}
            figure={groupDigits(requests)}
            unit="requests"
            detail={`${groupDigits(completed)} completed, ${formatPercent(computePercent(completed, requests))}`}
          >
            <LengthBar
              length={(requests / most) * 100}
              filled={computePercent(completed, requests) ?? 0}
            />
          </ChartRow>
        ))}
      </ChartRows>
      {hidden > 0 && (
        <p className="mt-3 text-ink-soft">
          {groupDigits(hidden)} more {hidden === 1 ? 'source' : 'sources'} in the table.
        </p>
      )}
    </>
  );
}

const listOutcomes = (row: AppointmentRow): Part[] => [
  { label: 'Kept', count: row.kept, color: 'green' },
  { label: 'Otherwise completed', count: row.otherwiseCompleted, color: 'teal' },
  { label: 'No-show', count: row.noShow ?? 0, color: 'violet' },
  { label: 'Cancelled', count: row.cancelled, color: 'red' },
  { label: 'Open', count: row.open, color: 'amber' },
];

function AppointmentChart({ report }: { report: Report<'appointments'> }) {
  return (
    <ChartRows label="Appointments by type and outcome">
      {report.rows.map((row) => (
        <ChartRow
          key={row.kind}
          name={formatKind(row.kind)}
          figure={groupDigits(row.appointments)}
          unit="appointments"
        >
          <Breakdown parts={listOutcomes(row)} />
          <p className="text-xs text-ink-soft">
            {groupDigits(row.moved)} moved to another date
            {row.noShow === null && '. No-shows of this type are not recorded'}
          </p>
        </ChartRow>
      ))}
    </ChartRows>
  );
}

/** The chart of each report. */
export const charts: {
  [Name in ReportName]: (props: { report: Report<Name> }) => React.JSX.Element;
} = {
  funnel: FunnelChart,
  response: ResponseChart,
  owners: OwnerChart,
  sources: SourceChart,
  appointments: AppointmentChart,
};
