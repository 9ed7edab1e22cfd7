import { describeFailure } from '../../api.ts';
import { useDealerLabels } from '../../leads/work-queries.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { formatCount } from '../../ui/format-text.ts';
import type { CalendarView } from '../calendar-address.ts';
import { StatusColors } from '../calendar-summary.tsx';
import {
  groupByDealer,
  type ListedAppointment,
  listIdleDealers,
  useDayAppointments,
} from './day-appointments.ts';
import { DealerAgenda } from './dealer-agenda.tsx';
import { DealerGrid } from './dealer-grid.tsx';

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

/** What head office sees before it chooses a dealer: a day of all of them. */
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
