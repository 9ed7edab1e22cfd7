import { BookOpenText, DoorClosed, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { TextAreaField } from '#ui/fields.tsx';
import * as words from '#words/site/parts';
import {
  CommonField,
  FormSection,
  KilometersField,
  PersonSection,
  type SectionProps,
  SubmitButton,
} from '../forms/common-fields.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import { getKeptValues, type PostedForm } from '../forms/posted-form.ts';

export function PartsForm({ posted }: { posted: PostedForm | undefined }) {
  const [fields, setFields] = useState<FormData>();
  const vin = fields ? fields.get('vinNumber') : posted && getKeptValues(posted).vinNumber;
  return (
    <LeadForm
      facts={partsRequest}
      posted={posted}
      next={words.next}
      confirmed={['requiredPart', 'vinNumber']}
      back={{ to: '/after-sales', title: words.back }}
      onFields={setFields}
    >
      {({ section, pending }) => (
        <>
          <PartFields {...section} vin={String(vin ?? '')} />
          <PersonSection {...section} />
          <SubmitButton pending={pending}>{words.send}</SubmitButton>
        </>
      )}
    </LeadForm>
  );
}

/** The vehicle and the part that it needs. `vin` is the current text of the field. */
function PartFields({ field, vin }: SectionProps & { vin: string }) {
  return (
    <FormSection title={words.vehicle}>
      <div className="grid grid-cols-1 gap-5">
        <CommonField field={field} name="vinNumber" required hint={words.vinHint} />
        <VinPlate vin={vin} />
        <VinPlaces />
        <div className="mt-3 grid gap-5">
          <TextAreaField {...field('requiredPart')} maxLength={1000} hint={words.partHint} />
          <div className="sm:w-1/2 sm:pe-2.5">
            <KilometersField {...field('mileage')} />
          </div>
        </div>
      </div>
    </FormSection>
  );
}

/** The length of a VIN. An older chassis number may be shorter or longer. */
const vinLength = 17;

/**
 * Shows the number as on a VIN plate while it is typed, so that a missing or doubled character is easy to
 * see. Screen readers get the number from the field.
 */
function VinPlate({ vin }: { vin: string }) {
  const characters = [...vin.toUpperCase().replace(/[\s-]/g, '')];
  const positions = Array.from(
    { length: Math.max(vinLength, characters.length) },
    (_, position) => position,
  );
  return (
    <div
      aria-hidden="true"
      className="studio rounded-control px-3 pt-3 pb-4 text-white sm:px-5 sm:pt-4 sm:pb-5 noscript:hidden"
    >
      <p className="flex justify-between text-xs text-graphite-300">
        <span>{words.plateTitle}</span>
        <span className="tabular">{words.typedOf(characters.length, vinLength)}</span>
      </p>
      <ol className="mt-3 grid grid-cols-[repeat(17,minmax(0,1fr))] gap-x-[2px] sm:gap-x-1">
        {positions.map((position) => (
          <li
            key={position}
            className={`flex h-8 items-center justify-center border-b text-sm font-semibold tabular transition-colors sm:h-11 sm:text-xl ${
              characters[position] ? 'border-white' : 'border-white/25'
            }`}
          >
            {characters[position]}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where the number is found on cars in general; no specific model is described. */
const places = [
  { Icon: BookOpenText, title: words.registrationBook, text: words.inRegistrationBook },
  { Icon: DoorClosed, title: words.driversDoor, text: words.onDriversDoor },
  { Icon: ScanLine, title: words.windscreen, text: words.onWindscreen },
] as const;

function VinPlaces() {
  return (
    <section aria-labelledby="vin-places">
      <h3 id="vin-places" className="text-sm font-medium text-graphite-800">
        {words.whereToFind}
      </h3>
      <ul className="mt-3 grid gap-4 sm:grid-cols-3 sm:gap-6">
        {places.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3 border-t border-graphite-200 pt-3 sm:block">
            <Icon
              aria-hidden="true"
              strokeWidth={1.5}
              className="size-6 shrink-0 text-graphite-600 sm:mb-2"
            />
            <p className="text-sm text-graphite-600">
              <span className="block font-medium text-graphite-950">{title}</span>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
