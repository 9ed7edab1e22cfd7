import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { KilometersField, VinField } from '#site/forms/common-fields.tsx';
import { FormSection } from '#site/forms/form-section.tsx';
import type { SectionProps } from '#site/forms/section-props.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { PersonSection } from '../forms/person-section.tsx';
import type { PostedForm } from '../forms/posted-form.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { VisitFields } from './visit-fields.tsx';

/** Optional details that help the workshop prepare. */
function CarFields(section: SectionProps) {
  return (
    <FormSection title="Your car">
      <div className="grid gap-5 sm:grid-cols-2">
        <VinField {...section} hint="In the registration book, as chassis number" />
        <KilometersField {...section} name="odometer" label="Odometer" />
      </div>
    </FormSection>
  );
}

/** Field labels for the error summary, in the order of the form. */
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

/** The fields that the confirmation repeats. */
const confirmed = ['selectedVehicle', 'selectedServiceType', 'serviceDate'];

export function ServiceForm({
  posted,
  vehicle,
  day,
  openDays,
  onFields,
}: {
  posted: PostedForm | undefined;
  /** The label of the chosen vehicle, or ''. */
  vehicle: string;
  /** The chosen day as YYYY-MM-DD, or ''. */
  day: string;
  /** The weekdays on which a dealer is open; null if no hours are known. */
  openDays: readonly string[] | null;
  onFields: (fields: FormData) => void;
}) {
  return (
    <LeadForm
      facts={serviceAppointment}
      posted={posted}
      labels={labels}
      next="We will call you to confirm the day."
      confirmed={confirmed}
      back={{ to: '/after-sales', title: 'Back to After Sales' }}
      onFields={onFields}
    >
      {({ section, pending, onSet }) => (
        <>
          <VisitFields {...section} vehicle={vehicle} day={day} openDays={openDays} onSet={onSet} />
          <PersonSection {...section} />
          <CarFields {...section} />
          <SubmitButton pending={pending}>Book a Service</SubmitButton>
        </>
      )}
    </LeadForm>
  );
}
