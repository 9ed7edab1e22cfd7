import { Printer, Timer } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  countDays,
  maxReportDays,
  reportMessages,
  reportNames,
} from '#contract/reports/reports.ts';
import { Page } from '../layout/page.tsx';
import { useDealerLabels } from '../leads/lead-queries.ts';
import { useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatDay } from '../ui/format.ts';
import { formatQuery, type ReportFilter, ReportFilters, readFilter } from './report-filters.tsx';
import { ReportPanel } from './report-panel.tsx';
import { TargetsDialog } from './targets-dialog.tsx';

/** Returns why the period cannot be reported; null if it can. */
function findFault({ from, to }: ReportFilter): string | null {
  const days = countDays(from, to);
  if (days < 1) return reportMessages.backward;
  return days > maxReportDays ? reportMessages.tooLong : null;
}

/** The screen Reports (docs/spec/back-office.md#reports). */
export function Component() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const fault = findFault(filter);
  const isHeadOffice = useUser().dealerId === null;
  const [isChangingTargets, setIsChangingTargets] = useState(false);
  return (
    <Page
      title="Reports"
      subtitle={<PeriodLine filter={filter} />}
      actions={
        <>
          {isHeadOffice && (
            <Button onClick={() => setIsChangingTargets(true)}>
              <Timer aria-hidden size={14} />
              Response targets
            </Button>
          )}
          <Button className="max-sm:hidden" onClick={() => window.print()}>
            <Printer aria-hidden size={14} />
            Print
          </Button>
        </>
      }
    >
      <ReportFilters
        filter={filter}
        onChange={(changed) =>
          setParams(new URLSearchParams(formatQuery(changed)), { replace: true })
        }
      />
      {fault ? (
        <ErrorPanel message={fault} />
      ) : (
        <div className="grid gap-3 [print-color-adjust:exact] lg:grid-cols-2 print:block">
          {reportNames.map((name) => (
            <ReportPanel key={name} name={name} filter={filter} />
          ))}
        </div>
      )}
      {isChangingTargets && <TargetsDialog onClose={() => setIsChangingTargets(false)} />}
    </Page>
  );
}

function PeriodLine({ filter: { from, to, dealerId } }: { filter: ReportFilter }) {
  const dealer = useDealerLabels().get(dealerId);
  return (
    // On phones the fields of the period say the same in less space.
    <p className="max-sm:sr-only">
      {formatDay(from)} to {formatDay(to)}
      {dealer && `, ${dealer}`}
    </p>
  );
}
