import { CalendarCheck } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { formatDay, formatMoment, formatTime } from '../../ui/format.ts';
import { StaffInput } from '../work-fields.tsx';
import { LeadFact } from './detail-sections.tsx';

/** The confirmed date and time, inside a Section. */
export function ConfirmedFacts({
  lead,
}: {
  lead: Record<'confirmedDate' | 'confirmedTime', string | null>;
}) {
  const { confirmedDate, confirmedTime } = lead;
  return (
    <>
      <LeadFact lead={lead} name="confirmedDate">
        {confirmedDate && formatDay(confirmedDate)}
      </LeadFact>
      <LeadFact lead={lead} name="confirmedTime">
        {confirmedTime && formatTime(confirmedTime)}
      </LeadFact>
    </>
  );
}

/** When the customer would like to come: YYYY-MM-DD, and HH:MM if it is known. */
export interface PreferredTime {
  date: string | null;
  time: string | null;
}

/** Copies the requested date and time to the confirmed ones; hidden once they are equal. */
function AsWished({ date, time }: PreferredTime) {
  const { setValue, setFocus } = useFormContext();
  const [confirmedDate, confirmedTime] = useWatch({ name: ['confirmedDate', 'confirmedTime'] });
  const isFilled = confirmedDate === date && (!time || confirmedTime === time);
  if (!date || isFilled) return null;
  function fill() {
    const asTyped = { shouldDirty: true, shouldValidate: true };
    setValue('confirmedDate', date, asTyped);
    if (time) setValue('confirmedTime', time, asTyped);
    // The button disappears.
    setFocus('confirmedDate');
  }
  return (
    <Button onClick={fill} className="justify-self-start whitespace-normal! text-start">
      <CalendarCheck aria-hidden size={14} className="flex-none" />
      As wished: {formatMoment(date, time)}
    </Button>
  );
}

/** The form fields for the confirmed date and time. */
export function EditConfirmed({ preferred }: { preferred: PreferredTime }) {
  return (
    <>
      <AsWished {...preferred} />
      {/* Beside the details, the larger text of touch screens needs a line for each. */}
      <div className="grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)] items-start gap-2 md:pointer-coarse:grid-cols-1">
        <StaffInput name="confirmedDate" type="date" />
        <StaffInput name="confirmedTime" type="time" />
      </div>
    </>
  );
}
