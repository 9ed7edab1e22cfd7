import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { KilometersField, VinField } from '#site/forms/common-fields.tsx';
import { FormSection } from '#site/forms/form-section.tsx';
import type { SectionProps } from '#site/forms/section-props.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { hasFreeTimes } from '../appointments/free-slots.ts';
import { buildTimesProps } from '../appointments/suggestions.tsx';
import type { Slots } from '../appointments/use-slots.ts';
import type { CityOfDealerships } from '../forms/dealerships.ts';
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
  selectedDealership: 'Dealership',
  slot: 'Day and time',
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

/** The form does not ask for it; the API accepts it from other clients. */
const unlabelled = ['contactMe'] as const;

/** While there are times to choose from, a missing day is a missing time: the summary leaves the day out. */
const { serviceDate: _day, ...timeLabels } = labels;
const labelsWithTimes = timeLabels as typeof labels;
const alternatives = { serviceDate: ['slot'] };

/** The fields that the confirmation repeats. */
const confirmed = [
  'selectedVehicle',
  'selectedServiceType',
  'selectedDealership',
  'slot',
  'serviceDate',
] as const;

export function ServiceForm({
  posted,
  vehicle,
  day,
  openDays,
  cities,
  slots,
  onFields,
}: {
  posted: PostedForm | undefined;
  /** The label of the chosen vehicle, or ''. */
  vehicle: string;
  /** The chosen day as YYYY-MM-DD, or ''. */
  day: string;
  /** The weekdays on which a dealer is open; null if no hours are known. */
  openDays: readonly string[] | null;
  cities: readonly CityOfDealerships[];
  slots: Slots;
  onFields: (fields: FormData) => void;
}) {
  const times = posted?.times;
  const isHydrated = useHydrated();
  const offersTimes = slots.isOffered || (!isHydrated && hasFreeTimes(times ?? []));
  return (
    <LeadForm
      facts={serviceAppointment}
      posted={posted}
      labels={offersTimes ? labelsWithTimes : labels}
      unlabelled={unlabelled}
      alternatives={offersTimes ? alternatives : {}}
      next="We will call you to confirm the day."
      confirmed={confirmed}
      back={{ to: '/after-sales', title: 'Back to After Sales' }}
      onFields={onFields}
      times={buildTimesProps(serviceAppointment, slots)}
    >
      {({ section, pending, onSet }) => (
        <>
          <VisitFields
            {...section}
            vehicle={vehicle}
            day={day}
            openDays={openDays}
            cities={cities}
            slots={slots}
            times={times}
            onSet={onSet}
          />
          <PersonSection {...section} />
          <CarFields {...section} />
          <SubmitButton pending={pending}>Book a Service</SubmitButton>
        </>
      )}
    </LeadForm>
  );
}
