import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { appointmentKinds } from '#contract/appointments/kinds.ts';
import { describeFailure } from '../../api.ts';
import { useDealerLabels } from '../../leads/lead-queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { formatCount } from '../../ui/format.ts';
import type { CalendarView } from '../calendar-address.ts';
import { StatusColors } from '../calendar-summary.tsx';
import { findColor, statusLabels } from '../statuses.ts';
import {
  type DealerDay,
  groupByDealer,
  type ListedAppointment,
  listIdleDealers,
  useDayAppointments,
} from './day-appointments.ts';
import { DealerGrid } from './dealer-grid.tsx';

interface DealerAgendaProps {
  dealers: readonly DealerDay[];
  onChoose: (dealerId: string) => void;
}

/** A day of all dealers as one list per dealer, for windows that are too narrow for all hours. */
const DealerAgenda = ({ dealers, onChoose }: DealerAgendaProps) => (
  <div className="grid items-start gap-3 sm:grid-cols-2 lg:hidden">
    {dealers.map(({ dealerId, name, city, appointments }) => (
      <section
        key={dealerId}
        aria-label={[name, city].filter(Boolean).join(', ')}
        className="rounded-panel border border-line bg-panel"
      >
        <h2 className="border-b border-line">
          {dealerId ? (
            <button
              type="button"
              aria-label={`${name}, ${city}, ${appointments.length}`}
              onClick={() => onChoose(dealerId)}
              className="flex min-h-11 w-full items-center gap-2 px-3 py-1 text-start"
            >
              <span className="min-w-0 grow font-semibold">
                {name}
                <span className="font-normal text-ink-soft"> · {city}</span>
              </span>
              <span className="flex-none text-ink-soft">{appointments.length}</span>
              <ChevronRight aria-hidden size={14} className="flex-none text-ink-soft" />
            </button>
          ) : (
            <span className="flex min-h-11 items-center px-3 font-semibold">{name}</span>
          )}
        </h2>
        <ul className="px-3">
          {appointments.map((appointment) => (
            <li key={appointment._id} className="border-t border-line first:border-0">
              <Link
                to={appointment.address}
                className="grid min-h-11 grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-2 py-2"
              >
                <span className="tabular self-start font-medium">{appointment.time}</span>
                <span className="min-w-0">
                  <bdi className="block font-medium wrap-anywhere">{appointment.name}</bdi>
                  <span className="block text-xs text-ink-soft wrap-anywhere">
                    {[appointmentKinds[appointment.kind], appointment.about]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <Badge
                  color={findColor(appointment.status)}
                  text={statusLabels[appointment.status]}
                />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const appointmentNoun = { one: 'appointment', many: 'appointments' };
const dealerNoun = { one: 'dealer', many: 'dealers' };

/** Says what a day holds: '8 appointments at 3 dealers, 5 to confirm'. */
function describeAll(appointments: readonly ListedAppointment[], dealerCount: number): string {
  if (appointments.length === 0) return 'No appointments on this day, at any dealer.';
  const open = appointments.filter(({ status }) => status === 'requested').length;
  const text = `${formatCount(appointments.length, appointmentNoun)} at ${formatCount(dealerCount, dealerNoun)}`;
  return open > 0 ? `${text}, ${open} to confirm` : text;
}

interface AllDealersProps {
  view: CalendarView;
  onChoose: (dealerId: string) => void;
}

/** A day of all dealers, which head office sees until it chooses one. */
export function AllDealers({ view, onChoose }: AllDealersProps) {
  const { day, kind } = view;
  const labels = useDealerLabels();
  const { data, error, refetch } = useDayAppointments(day);
  const shown = data?.filter((one) => kind === '' || one.kind === kind) ?? [];
  const dealers = groupByDealer(shown, labels);
  return (
    <>
      {error && !data && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {!data && !error && <p role="status">Loading...</p>}
      {data && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p className="font-medium">{describeAll(shown, dealers.length)}</p>
          {shown.length > 0 && <StatusColors />}
        </div>
      )}
      {data && (
        <>
          <DealerGrid
            day={day}
            dealers={dealers}
            idle={listIdleDealers(dealers, labels)}
            onChoose={onChoose}
          />
          <DealerAgenda dealers={dealers} onChoose={onChoose} />
        </>
      )}
    </>
  );
}
