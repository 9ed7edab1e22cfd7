import { CalendarPlus } from 'lucide-react';
import { type ButtonVariant, buttonClass } from '#ui/button.tsx';
import * as words from '#words/site/appointments';

/** Downloads the calendar file of an appointment. */
export function AddToCalendar({
  url,
  variant = 'outline',
  className = '',
}: {
  /** The path of the appointment's page. */
  url: string;
  variant?: ButtonVariant;
  className?: string;
}) {
  return (
    <a href={`${url}.ics`} className={buttonClass(variant, className)}>
      <CalendarPlus aria-hidden="true" className="size-4" />
      {words.addToCalendar}
    </a>
  );
}
