import { CalendarCheck } from 'lucide-react';
import { use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isBlocking } from '#contract/appointments/appointment.ts';
import type { LeadRecordBase } from '#contract/leads/lead.ts';
import { useAppointment } from '../../calendar/calendar-queries.ts';
import { isPermitted, UserContext } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay, formatMoment, formatTime } from '../../ui/format.ts';
import { useLeadScreen } from '../lead-view.ts';
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
interface PreferredTime {
  date: string | null;
  time: string | null;
}

interface EditConfirmedProps {
  lead: LeadRecordBase;
  preferred: PreferredTime;
}

/** Copies the requested date and time to the confirmed ones; hidden once they are equal, and while a time is booked. */
function AsWished({ lead, preferred: { date, time } }: EditConfirmedProps) {
  const { facts } = useLeadScreen();
  const canPlan = isPermitted(use(UserContext), 'appointments') && facts.appointment !== null;
  const { data: booked, isLoading } = useAppointment(lead._id, canPlan);
  const { setValue, setFocus } = useFormContext();
  const [confirmedDate, confirmedTime] = useWatch({ name: ['confirmedDate', 'confirmedTime'] });
  const isFilled = confirmedDate === date && (!time || confirmedTime === time);
  if (!date || isFilled || isLoading || (booked && isBlocking(booked.status))) return null;
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
export function EditConfirmed(props: EditConfirmedProps) {
  return (
    <>
      <AsWished {...props} />
      {/* Beside the details, the larger text of touch screens needs a line for each. */}
      <div className="grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)] items-start gap-2 md:pointer-coarse:grid-cols-1">
        <StaffInput name="confirmedDate" type="date" />
        <StaffInput name="confirmedTime" type="time" />
      </div>
    </>
  );
}
