import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { PersonSection } from '../forms/person-section.tsx';
import type { PostedForm } from '../forms/posted-form.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { CarFields } from './car-fields.tsx';
import { VisitFields } from './visit-fields.tsx';

/** The fields as the error summary calls them. */
const labels = {
  selectedVehicle: 'Vehicle',
  selectedServiceType: 'Service type',
  serviceDate: 'Service date',
  additionalNotes: 'Additional notes',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  city: 'City',
  email: 'Email',
  vinNumber: 'VIN',
  odometer: 'Odometer',
};

export function ServiceForm({
  posted,
  day,
  onFields,
}: {
  posted: PostedForm | undefined;
  /** The day that is chosen, YYYY-MM-DD, or ''. */
  day: string;
  onFields: (fields: FormData) => void;
}) {
  return (
    <LeadForm
      facts={serviceAppointment}
      posted={posted}
      labels={labels}
      next="We will call you to confirm the day."
      onFields={onFields}
    >
      {({ section, pending, onSet }) => (
        <>
          <VisitFields {...section} day={day} onSet={onSet} />
          <PersonSection {...section} />
          <CarFields {...section} />
          <SubmitButton pending={pending}>Book a Service</SubmitButton>
        </>
      )}
    </LeadForm>
  );
}
