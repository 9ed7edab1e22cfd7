import { CalendarCheck } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormInput } from '../../forms/form-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay, formatMoment, formatTime } from '../../ui/format.ts';
import { Fact } from '../../ui/section.tsx';

/** Labels of the fields of a confirmed appointment. */
export const confirmedLabels = {
  confirmedDate: 'Confirmed date',
  confirmedTime: 'Confirmed time',
} as const;

/** The confirmed date and time, inside a Section. */
export function ConfirmedFacts({
  confirmedDate,
  confirmedTime,
}: Record<keyof typeof confirmedLabels, string | null>) {
  return (
    <>
      <Fact label={confirmedLabels.confirmedDate}>{confirmedDate && formatDay(confirmedDate)}</Fact>
      <Fact label={confirmedLabels.confirmedTime}>
        {confirmedTime && formatTime(confirmedTime)}
      </Fact>
    </>
  );
}

/** When the customer would like to come: YYYY-MM-DD, and HH:MM if it is known. */
export interface PreferredTime {
  date: string | null;
  time: string | null;
}

/** Fills the confirmed date and time as the customer wished; nothing once they hold the wish. */
function AsWished({ date, time }: PreferredTime) {
  const { setValue, setFocus } = useFormContext();
  const [confirmedDate, confirmedTime] = useWatch({ name: ['confirmedDate', 'confirmedTime'] });
  const isFilled = confirmedDate === date && (!time || confirmedTime === time);
  if (!date || isFilled) return null;
  function fill() {
    const asTyped = { shouldDirty: true, shouldValidate: true };
    setValue('confirmedDate', date, asTyped);
    if (time) setValue('confirmedTime', time, asTyped);
    // The button goes away.
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
        <FormInput name="confirmedDate" label={confirmedLabels.confirmedDate} type="date" />
        <FormInput name="confirmedTime" label={confirmedLabels.confirmedTime} type="time" />
      </div>
    </>
  );
}
