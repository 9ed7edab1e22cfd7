import { hasPassedInPakistan } from '#contract/pakistan-time.ts';
import { formatMoment, formatTime } from '../ui/format-day.ts';
import { useWindowFrom } from '../ui/use-window-from.ts';

/** When a customer wishes to come, and what is confirmed: dates YYYY-MM-DD, times HH:MM. */
export interface Appointment {
  wished: { date: string | null; time: string | null };
  confirmed: { date: string | null; time: string | null };
}

/**
 * 'wants …' or 'confirmed …' in a row; red if it has passed. Of a closed request only the date, which is not to be done.
 * In a table the date is above the time.
 */
export function AppointmentCell({ isOpen, wished, confirmed }: Appointment & { isOpen: boolean }) {
  const isTable = useWindowFrom('56.25rem');
  const { date, time } = confirmed.date ? confirmed : wished;
  // A card leaves out the fact.
  if (!date) return <span data-missing>—</span>;
  const isLate = isOpen && hasPassedInPakistan(date, time);
  const texts: AppointmentTexts = {
    date,
    time,
    state: confirmed.date ? 'confirmed' : 'wants',
    isOpen,
    isLate,
    tone: isLate ? 'text-red' : 'text-ink-soft',
  };
  return isTable ? <TableAppointment {...texts} /> : <CardAppointment {...texts} />;
}

interface AppointmentTexts {
  date: string;
  time: string | null;
  state: 'confirmed' | 'wants';
  isOpen: boolean;
  isLate: boolean;
  /** The class of the color of what is not the main fact. */
  tone: string;
}

function TableAppointment({ date, time, state, isOpen, isLate, tone }: AppointmentTexts) {
  const anyTime = isOpen && state === 'wants' && 'any time';
  return (
    <span className={`block leading-row ${isOpen && !isLate ? '' : tone}`}>
      {formatMoment(date, null)}
      {isLate && <span className="text-xs leading-row"> passed</span>}{' '}
      <span className={`block text-xs leading-row ${tone}`}>
        {isOpen && state} {time ? formatTime(time) : anyTime}
      </span>
    </span>
  );
}

function CardAppointment({ date, time, state, isOpen, isLate, tone }: AppointmentTexts) {
  if (!isOpen) return <span className={`block ${tone}`}>{formatMoment(date, time)}</span>;
  return (
    <span className={`block ${isLate ? tone : ''}`}>
      <span className={tone}>
        {state}
        {isLate && ', passed'}
      </span>{' '}
      {formatMoment(date, time)}
    </span>
  );
}
