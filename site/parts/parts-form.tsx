import { BookOpenText, DoorClosed, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { TextAreaField } from '#ui/fields.tsx';
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
      next="We will look for the part and call you."
      confirmed={['requiredPart', 'vinNumber']}
      back={{ to: '/after-sales', title: 'Back to After Sales' }}
      onFields={setFields}
    >
      {({ section, pending }) => (
        <>
          <PartFields {...section} vin={String(vin ?? '')} />
          <PersonSection {...section} />
          <SubmitButton pending={pending}>Send parts request</SubmitButton>
        </>
      )}
    </LeadForm>
  );
}

/** The vehicle and the part that it needs. `vin` is the current text of the field. */
function PartFields({ field, vin }: SectionProps & { vin: string }) {
  return (
    <FormSection title="Your vehicle">
      <div className="grid grid-cols-1 gap-5">
        <CommonField
          field={field}
          name="vinNumber"
          required
          hint="17 letters and digits; I, O and Q are never among them. An older chassis number will do."
        />
        <VinPlate vin={vin} />
        <VinPlaces />
        <div className="mt-3 grid gap-5">
          <TextAreaField
            {...field('requiredPart')}
            maxLength={1000}
            hint="Its name or number if you know it; otherwise where it sits or what it does."
          />
          <div className="sm:w-1/2 sm:pr-2.5">
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
        <span>Vehicle identification number</span>
        <span className="tabular">
          {characters.length} of {vinLength}
        </span>
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
  { Icon: BookOpenText, title: 'Registration book', text: 'Listed as chassis number.' },
  { Icon: DoorClosed, title: 'Driver’s door', text: 'On most cars, a label in the door frame.' },
  { Icon: ScanLine, title: 'Windscreen', text: 'On many cars, a plate at its lower corner.' },
] as const;

function VinPlaces() {
  return (
    <section aria-labelledby="vin-places">
      <h3 id="vin-places" className="text-sm font-medium text-graphite-800">
        Where to find the VIN
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
