import { FormInput } from '../../forms/form-fields.tsx';
import { formatDay } from '../dates.ts';
import { Fact } from './section.tsx';

/** What the fields of an appointment that staff confirm are called. */
export const confirmedLabels = {
  confirmedDate: 'Confirmed date',
  confirmedTime: 'Confirmed time',
} as const;

/** The day and time that staff confirmed, among a section's facts. */
export function ConfirmedFacts({
  confirmedDate,
  confirmedTime,
}: Record<keyof typeof confirmedLabels, string | null>) {
  return (
    <>
      <Fact label={confirmedLabels.confirmedDate}>{confirmedDate && formatDay(confirmedDate)}</Fact>
      <Fact label={confirmedLabels.confirmedTime}>{confirmedTime}</Fact>
    </>
  );
}

/** The same two to be edited. */
export function EditConfirmed() {
  return (
    <>
      <FormInput name="confirmedDate" label={confirmedLabels.confirmedDate} type="date" />
      <FormInput name="confirmedTime" label={confirmedLabels.confirmedTime} type="time" />
    </>
  );
}
