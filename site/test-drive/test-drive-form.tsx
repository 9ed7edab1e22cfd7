import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { testDrive } from '#contract/leads/test-drive.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField, TextField } from '#ui/fields.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as appointmentWords from '#words/site/appointments';
import * as formWords from '#words/site/forms';
import * as words from '#words/site/test-drive';
import { NextSteps } from '../appointments/next-steps.tsx';
import { buildTimesProps } from '../appointments/suggestions.tsx';
import type { Slots } from '../appointments/use-slots.ts';
import { type AskedTimes, VisitTime, visitAnchor } from '../appointments/visit-time.tsx';
import {
  CommonField,
  ConsentField,
  FormSection,
  type SectionProps,
  useToday,
} from '../forms/common-fields.tsx';
import { type CityOfDealerships, DealershipField } from '../forms/dealership-field.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import type { FieldValues, PostedForm } from '../forms/posted-form.ts';
import { VehicleField } from '../forms/vehicle-field.tsx';
import { listNextSteps } from './vehicle-panel.tsx';

interface VisitProps {
  cities: readonly CityOfDealerships[];
  slots: Slots;
}

export function TestDriveForm({
  cities,
  slots,
  initial,
  posted,
  chosen,
  onFields,
}: VisitProps & {
  initial: FieldValues;
  posted: PostedForm | undefined;
  chosen: string;
  onFields: (fields: FormData) => void;
}) {
  return (
    <div className="bg-paper px-5 pt-8 md:px-10 md:pt-8 md:pb-16 lg:px-16">
      <LeadForm
        facts={testDrive}
        posted={posted}
        initial={initial}
        next={words.next}
        confirmed={[
          'selectedVehicle',
          'selectedDealership',
          'slot',
          'preferredDate',
          'preferredTime',
        ]}
        back={{ to: '/models', title: words.seeModels }}
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
            <NextSteps steps={listNextSteps(slots.slot !== '')} place="below" />
            <SubmitBar pending={pending} vehicle={chosen} />
          </>
        )}
      </LeadForm>
    </div>
  );
}

/** The vehicle, dealership, date and time. */
function VisitFields({
  field,
  cities,
  slots,
  times,
  onSet,
}: SectionProps & VisitProps & { times: AskedTimes; onSet: (field: string) => void }) {
  const today = useToday();
  return (
    <FormSection title={appointmentWords.yourVisit} anchor={visitAnchor}>
      <div className="grid gap-5">
        <VehicleField field={field} />
        <DealershipField field={field('selectedDealership')} cities={cities} />
        <VisitTime field={field} slots={slots} times={times} isOptional onSet={onSet}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field('preferredDate')} type="date" min={today} />
            <TextField {...field('preferredTime')} type="time" />
          </div>
        </VisitTime>
      </div>
    </FormSection>
  );
}

const answers = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
] as const;

/** The visitor's name and contact details. */
function PersonFields({ field }: SectionProps) {
  return (
    <FormSection title={formWords.aboutYou}>
      <div className="grid gap-5 sm:grid-cols-2">
        <CommonField field={field} name="firstName" />
        <CommonField field={field} name="lastName" />
        <CommonField field={field} name="phone" />
        <CommonField field={field} name="email" />
        <div className="sm:col-span-2">
          <ChoiceField {...field('ownsVehicle')} options={answers} required />
        </div>
      </div>
    </FormSection>
  );
}

/** The two agreements: docs/spec/forms.md#test-drive. */
function AgreementFields({ field }: SectionProps) {
  return (
    <FormSection title={words.agreements}>
      <div className="grid gap-1">
        <ConsentField field={field('licenseAgreement')} text={words.licenseAgreement} required />
        <p className="ps-8">
          <Link
            to="/test-drive/terms"
            target="_blank"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            <Sentence
              text={words.readTerms}
              parts={{ hidden: (text) => <span className="sr-only">{text}</span> }}
            />
          </Link>
        </p>
        <ConsentField
          field={field('responsibilityAgreement')}
          text={words.responsibilityAgreement}
          required
        />
      </div>
    </FormSection>
  );
}

const phoneQuery = '(width < 48rem)';

function onPhoneChange(notify: () => void) {
  const query = matchMedia(phoneQuery);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the window is narrower than 768 px. False on the server and until hydration. */
const useIsPhone = (): boolean =>
  useSyncExternalStore(
    onPhoneChange,
    () => matchMedia(phoneQuery).matches,
    () => false,
  );

/**
 * The submit button. On phones it is [disabled until a vehicle is chosen](docs/spec/forms.md#test-drive), but never
 * without JavaScript, and from then on it stays at the bottom of the screen.
 */
function SubmitBar({ pending, vehicle }: { pending: boolean; vehicle: string }) {
  const needsVehicle = useIsPhone() && vehicle === '';
  return (
    <div
      className={`sticky-actions -mx-5 border-t border-graphite-200 bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:mx-0 md:px-0 md:pt-8 ${vehicle ? 'sticky' : ''}`}
    >
      <p className="mb-2 truncate text-center text-sm text-graphite-600 md:hidden">
        {vehicle || words.chooseVehicle}
      </p>
      <Button
        type="submit"
        disabled={needsVehicle}
        aria-disabled={pending}
        className="w-full md:w-auto md:min-w-64"
      >
        {pending ? formWords.submitting : words.bookTestDrive}
      </Button>
    </div>
  );
}
