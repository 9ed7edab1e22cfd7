import { formatMoment } from '../ui/format-day.ts';

/** When a customer wishes to come, and what is confirmed: dates YYYY-MM-DD, times HH:MM. */
export interface Appointment {
  wished: { date: string | null; time: string | null };
  confirmed: { date: string | null; time: string | null };
}

/** Whether a moment in Pakistan has passed; a day without a time passes at its end. */
function hasPassed(date: string, time: string | null): boolean {
  return Date.parse(`${date}T${time ?? '23:59'}:00+05:00`) < Date.now();
}

/** 'wants …' or 'confirmed …' in a row; red if it has passed. Of a closed request only the date, which is not to be done. */
export function AppointmentCell({ isOpen, wished, confirmed }: Appointment & { isOpen: boolean }) {
  const { date, time } = confirmed.date ? confirmed : wished;
  // A card leaves out the fact.
  if (!date) return <span data-missing>—</span>;
  if (!isOpen) return <span className="block text-ink-soft">{formatMoment(date, time)}</span>;
  const isLate = hasPassed(date, time);
  return (
    <span className={`block table:leading-row ${isLate ? 'text-red' : ''}`}>
      <span className={`table:text-xs table:leading-row xl:block ${isLate ? '' : 'text-ink-soft'}`}>
        {confirmed.date ? 'confirmed' : 'wants'}
        {isLate && ', passed'}
      </span>{' '}
      <span className="xl:block">{formatMoment(date, time)}</span>
    </span>
  );
}
