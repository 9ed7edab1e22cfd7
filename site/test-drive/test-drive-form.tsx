import { testDrive } from '#contract/leads/test-drive.ts';
import { buildTimesProps } from '../appointments/suggestions.tsx';
import type { Slots } from '../appointments/use-slots.ts';
import type { CityOfDealerships } from '../forms/dealerships.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import type { FieldValues, PostedForm } from '../forms/posted-form.ts';
import { AgreementFields } from './agreement-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { VisitFields } from './visit-fields.tsx';

/** Field labels for the error summary, in the order of the form. */
const labels = {
  selectedVehicle: 'Vehicle',
  selectedDealership: 'Dealership',
  slot: 'Day and time',
  preferredDate: 'Preferred date',
  preferredTime: 'Preferred time',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email',
  ownsVehicle: 'Do you own a vehicle?',
  licenseAgreement: 'Driving licence and terms',
  responsibilityAgreement: 'Responsibility for damage',
};

/** The fields that the confirmation repeats. */
const confirmed = [
  'selectedVehicle',
  'selectedDealership',
  'slot',
  'preferredDate',
  'preferredTime',
] as const;

export function TestDriveForm({
  cities,
  initial,
  posted,
  chosen,
  slots,
  onFields,
}: {
  cities: readonly CityOfDealerships[];
  initial: FieldValues;
  posted: PostedForm | undefined;
  chosen: string;
  slots: Slots;
  onFields: (fields: FormData) => void;
}) {
  return (
    <div className="bg-paper px-5 pt-8 md:px-10 md:pt-8 md:pb-16 lg:px-16">
      <LeadForm
        facts={testDrive}
        posted={posted}
        initial={initial}
        labels={labels}
        next="The dealership will contact you to confirm a time."
        confirmed={confirmed}
        back={{ to: '/models', title: 'See the models' }}
        onFields={onFields}
        times={buildTimesProps(testDrive, slots)}
      >
        {({ section, pending, onSet }) => (
          <>
            <VisitFields
              {...section}
              cities={cities}
              slots={slots}
              times={posted?.times}
              onSet={onSet}
            />
            <PersonFields {...section} />
            <AgreementFields {...section} />
            <SubmitBar pending={pending} vehicle={chosen} />
          </>
        )}
      </LeadForm>
    </div>
  );
}
