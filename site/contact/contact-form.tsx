import type { FormEvent } from 'react';
import type { SoldVehicle } from '#catalogue/vehicles.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { contact } from '#contract/leads/contact.ts';
import { otherInquiry } from '#contract/leads/other-inquiry.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/fields.tsx';
import { nameOption } from '#words/contract/leads/options';
import * as words from '#words/site/contact';
import * as formWords from '#words/site/forms';
import {
  CommonField,
  ConsentField,
  FormSection,
  type SectionProps,
} from '../forms/common-fields.tsx';
import { type FieldLayouts, onlyOn } from '../forms/form-outcome.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import type { FieldValues, PostedForm } from '../forms/posted-form.ts';
import { VehicleSelect } from '../forms/vehicle-field.tsx';

const layouts: FieldLayouts = {
  fullName: 'phone',
  firstName: 'desktop',
  lastName: 'desktop',
  subject: 'desktop',
};

const alternatives = { fullName: ['firstName', 'lastName'] };

export function ContactForm({
  posted,
  initial,
  onFields,
}: {
  posted: PostedForm | undefined;
  initial: FieldValues;
  onFields: (fields: FormData) => void;
}) {
  return (
    <div className="bg-paper px-5 pt-8 pb-12 md:px-10 md:pt-8 md:pb-16 lg:px-16">
      <LeadForm
        facts={contact}
        posted={posted}
        initial={initial}
        layouts={layouts}
        next={words.next}
        confirmed={['vehicle', 'subject', 'message']}
        back={{ to: '/', title: formWords.backHome }}
        alternatives={alternatives}
        onFields={onFields}
      >
        {({ section, pending }) => (
          <>
            <PersonFields {...section} />
            <MessageFields {...section} />
            <SubmitButton pending={pending} />
          </>
        )}
      </LeadForm>
    </div>
  );
}

/**
 * The sender's contact details. [Email](docs/spec/forms.md#contact) comes second on desktop and last on
 * phones. Where the browser supports `reading-flow`, focus follows the visible order.
 */
function PersonFields({ field }: SectionProps) {
  return (
    <FormSection title={formWords.aboutYou}>
      <div className="grid gap-5 [reading-flow:grid-order] sm:grid-cols-2">
        <NameFields field={field} />
        <CommonField field={field} name="phone" />
        <div className="max-md:order-1 max-md:sm:col-span-2">
          <CommonField field={field} name="email" />
        </div>
        <CommonField field={field} name="address" required={false} />
        <CommonField field={field} name="city" required={false} />
      </div>
    </FormSection>
  );
}

/** One name field on phones, two on desktop. The one typed last is sent. */
function NameFields({ field }: SectionProps) {
  return (
    <>
      {/* Only browsers without style sheets show all three. */}
      <p hidden>{words.fullNameIsEnough}</p>
      <div className={onlyOn.phone}>
        <TextField
          {...field('fullName')}
          required
          autoComplete="name"
          maxLength={200}
          onInput={clearNameParts}
        />
      </div>
      <div className={onlyOn.desktop}>
        <CommonField field={field} name="firstName" onInput={fillFullName} />
      </div>
      <div className={onlyOn.desktop}>
        <CommonField field={field} name="lastName" onInput={fillFullName} />
      </div>
    </>
  );
}

type InputEvent = FormEvent<HTMLInputElement>;

function input({ currentTarget }: InputEvent, name: string): HTMLInputElement {
  return currentTarget.form?.elements.namedItem(name) as HTMLInputElement;
}

/** Fills the phone layout's field too: turning a tablet or zooming changes the layout. */
function fillFullName(event: InputEvent): void {
  const parts = ['firstName', 'lastName'].map((name) => input(event, name).value.trim());
  input(event, 'fullName').value = parts.every(Boolean) ? parts.join(' ') : '';
}

/** Clears first and last name: a full name cannot be split reliably. */
function clearNameParts(event: InputEvent): void {
  for (const name of ['firstName', 'lastName']) input(event, name).value = '';
}

/** The [vehicle options](docs/spec/forms.md#contact) of the form; the first is the default. */
const vehicleOptions = [
  otherInquiry,
  'Haval H6',
  'Haval H6 HEV',
  'Haval H6 PHEV',
  'Haval Jolion',
  'Haval Jolion HEV',
  'ORA 03',
  'ORA 07',
  'TANK 500',
] as const;

/** Finds the vehicle of an option. Upper and lower case may differ from the catalogue. */
export function findVehicleByOption(option: string): SoldVehicle | undefined {
  return vehicles.find(({ label }) => label.toLowerCase() === option.toLowerCase());
}

const pictured = vehicleOptions.flatMap((option) => {
  const vehicle = findVehicleByOption(option);
  return vehicle ? [{ value: option, label: vehicle.label, thumbnail: vehicle.slug }] : [];
});

/** The vehicle, subject and message. */
function MessageFields({ field }: SectionProps) {
  const { defaultValue = vehicleOptions[0], ...vehicle } = field('vehicle');
  return (
    <FormSection title={words.yourMessage}>
      <div className="small-vehicle-pictures grid gap-5">
        <VehicleSelect {...vehicle} defaultValue={defaultValue} isPreselected choices={pictured}>
          {vehicleOptions.map((option) => (
            <option key={option} value={option}>
              {nameOption(option)}
            </option>
          ))}
        </VehicleSelect>
        {/* Marked as required but not enforced: the subject is [optional](docs/spec/forms.md#contact). */}
        <div className={onlyOn.desktop}>
          <TextField {...field('subject')} required maxLength={200} />
        </div>
        <TextAreaField {...field('message')} required maxLength={5000} />
        <ConsentField field={field('promotionalContact')} />
      </div>
    </FormSection>
  );
}

/** The pending label differs between the layouts: docs/spec/forms.md#all-forms. */
function SubmitButton({ pending }: { pending: boolean }) {
  return (
    <Button type="submit" aria-disabled={pending} className="w-full md:w-auto md:min-w-64">
      {pending ? (
        <>
          <span className={onlyOn.desktop}>{formWords.sending}</span>
          <span className={onlyOn.phone}>{formWords.submitting}</span>
        </>
      ) : (
        words.send
      )}
    </Button>
  );
}
