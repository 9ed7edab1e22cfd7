import { Printer, Settings2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { describeFailure } from '../api.ts';
import { Page } from '../layout/page.tsx';
import { useDealerLabels } from '../leads/lead-queries.ts';
import { useUser } from '../session/session.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { AllDealers } from './all-dealers/all-dealers.tsx';
import {
  buildSetupAddress,
  type CalendarView,
  findPeriod,
  formatView,
  listDays,
  readView,
} from './calendar-address.ts';
import { CalendarAppointments } from './calendar-appointments.tsx';
import { useCalendar } from './calendar-queries.ts';
import { CalendarToolbar, readLastDealer, saveLastDealer } from './calendar-toolbar.tsx';
import { formatWeekday } from './format-when.ts';

/**
 * The view in the address. A dealer account always sees its own dealer. If the address names no dealer, head office
 * sees the one last chosen in this browser.
 */
function useCalendarView() {
  const [params, setParams] = useSearchParams();
  const { dealerId: own } = useUser();
  const asked = readView(params);
  const chosen = asked.dealerId || readLastDealer();
  const view = { ...asked, dealerId: own ?? chosen };
  function change(changes: Partial<CalendarView>) {
    if (changes.dealerId !== undefined) saveLastDealer(changes.dealerId);
    setParams(new URLSearchParams(formatView({ ...asked, ...changes })));
  }
  return { view, change };
}

const formatDays = (first: string, last: string) =>
  first === last ? formatWeekday(first) : `${formatWeekday(first)} to ${formatWeekday(last)}`;

/** The screen Calendar (docs/spec/calendar-and-hours.md#the-calendar). */
export function Component() {
  const { view, change } = useCalendarView();
  const { dealerId } = view;
  const dealer = useDealerLabels().get(dealerId);
  const days = listDays({ day: view.day, view: findPeriod(view) });
  const [first = '', last = first] = [days[0], days.at(-1)];
  const { data, error, isPending, refetch } = useCalendar(dealerId, first, last);
  return (
    <Page
      title="Calendar"
      subtitle={[dealer ?? 'All dealers', formatDays(first, last)].join(' · ')}
      actions={
        <>
          <Link to={buildSetupAddress(dealerId)} className={buttonClass('plain')}>
            <Settings2 aria-hidden size={14} />
            Setup
          </Link>
          {dealerId && (
            <Button className="max-sm:hidden" onClick={() => window.print()}>
              <Printer aria-hidden size={14} />
              Print
            </Button>
          )}
        </>
      }
    >
      <CalendarToolbar view={view} onChange={change} />
      {dealerId === '' && (
        <AllDealers view={view} onChoose={(chosen) => change({ dealerId: chosen })} />
      )}
      {dealerId !== '' && isPending && <p role="status">Loading...</p>}
      {error && !data && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {data && <CalendarAppointments calendar={data} view={view} days={days} onChange={change} />}
    </Page>
  );
}
