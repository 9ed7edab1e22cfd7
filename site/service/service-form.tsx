import { findVehicleByLabel } from '#catalogue/vehicles.ts';
import {
  engineServices,
  serviceAppointment,
  serviceTypes,
} from '#contract/leads/service-appointment.ts';
import { TextAreaField } from '#ui/fields.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { nameOption } from '#words/contract/leads/options';
import * as appointmentWords from '#words/site/appointments';
import * as partsWords from '#words/site/parts';
import * as words from '#words/site/service';
import { hasFreeTimes } from '../appointments/free-slots.ts';
import { NextSteps } from '../appointments/next-steps.tsx';
import { buildTimesProps } from '../appointments/suggestions.tsx';
import type { Slots } from '../appointments/use-slots.ts';
import { type AskedTimes, VisitTime, visitAnchor } from '../appointments/visit-time.tsx';
import {
  ChoiceSelect,
  CommonField,
  FormSection,
  KilometersField,
  PersonSection,
  type SectionProps,
  SubmitButton,
} from '../forms/common-fields.tsx';
import { type CityOfDealerships, DealershipField } from '../forms/dealership-field.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import type { PostedForm } from '../forms/posted-form.ts';
import { VehicleField } from '../forms/vehicle-field.tsx';
import { serviceSteps } from './appointment-card.tsx';
import { DayField } from './day-field.tsx';

/** While there are times to choose from, a missing day is a missing time. */
const alternatives = { serviceDate: ['slot'] };

/** The choices so far, and the days that they offer. */
interface VisitProps {
  /** The label of the chosen vehicle, or ''. */
  vehicle: string;
  /** The chosen day as YYYY-MM-DD, or ''. */
  day: string;
  /** The weekdays on which a dealer is open; null if no hours are known. */
  openDays: readonly string[] | null;
  cities: readonly CityOfDealerships[];
  slots: Slots;
}

export function ServiceForm({
  posted,
  onFields,
  ...visit
}: VisitProps & {
  posted: PostedForm | undefined;
  onFields: (fields: FormData) => void;
}) {
  const { slots } = visit;
  const times = posted?.times;
  const isHydrated = useHydrated();
  const offersTimes = slots.isOffered || (!isHydrated && hasFreeTimes(times ?? []));
  return (
    <LeadForm
      facts={serviceAppointment}
      posted={posted}
      unasked={offersTimes ? 'serviceDate' : undefined}
      alternatives={offersTimes ? alternatives : {}}
      next={words.next}
      confirmed={[
        'selectedVehicle',
        'selectedServiceType',
        'selectedDealership',
        'slot',
        'serviceDate',
      ]}
      back={{ to: '/after-sales', title: partsWords.back }}
      onFields={onFields}
      times={buildTimesProps(serviceAppointment, slots)}
    >
      {({ section, pending, onSet }) => (
        <>
          <VisitFields {...section} {...visit} times={times} onSet={onSet} />
          <PersonSection {...section} />
          <CarFields {...section} />
          <NextSteps steps={serviceSteps} place="below" />
          <SubmitButton pending={pending}>{words.bookService}</SubmitButton>
        </>
      )}
    </LeadForm>
  );
}

/**
 * The service, the dealership and the day. All services can be chosen; those that the chosen vehicle cannot need have a
 * note. A dealership that takes [appointments](docs/spec/appointments.md#free-times) offers its times.
 */
function VisitFields({
  field,
  vehicle,
  day,
  openDays,
  cities,
  slots,
  times,
  onSet,
}: SectionProps & VisitProps & { times: AskedTimes; onSet: (field: string) => void }) {
  const isElectric = findVehicleByLabel(vehicle)?.power === 'Electric';
  return (
    <FormSection title={appointmentWords.yourVisit} anchor={visitAnchor}>
      <div className="grid grid-cols-1 gap-5">
        <VehicleField field={field} />
        <ChoiceSelect
          {...field('selectedServiceType')}
          required
          hint={isElectric ? words.noEngineOil : undefined}
          blank={words.selectServiceType}
          choices={serviceTypes}
          formatChoice={(type) =>
            isElectric && engineServices.includes(type)
              ? words.notNeeded(nameOption(type))
              : nameOption(type)
          }
        />
        <DealershipField
          field={field('selectedDealership')}
          cities={cities}
          required={false}
          none={words.anyDealership}
          hint={words.dealershipHint}
        />
        <VisitTime field={field} slots={slots} times={times} onSet={onSet}>
          <DayField field={field} day={day} openDays={openDays} onSet={onSet} />
        </VisitTime>
        <TextAreaField {...field('additionalNotes')} maxLength={5000} hint={words.notesHint} />
      </div>
    </FormSection>
  );
}

/** Optional details that help the workshop prepare. */
function CarFields({ field }: SectionProps) {
  return (
    <FormSection title={words.yourCar}>
      <div className="grid gap-5 sm:grid-cols-2">
        <CommonField field={field} name="vinNumber" hint={words.vinHint} />
        <KilometersField {...field('odometer')} />
      </div>
    </FormSection>
  );
}
