import type { Dealer } from '#contract/dealers/dealers.ts';
import { dealerServices } from '#contract/dealers/dealers-admin.ts';
import {
  FieldGroup,
  FormCheckbox,
  FormInput,
  FormTextArea,
  WholeWidth,
} from '../forms/form-fields.tsx';
import { LocationPicker } from './location-picker.tsx';
import { WorkingHours } from './working-hours.tsx';

/** The services of a dealer: those of the contract, and any others that the record has. */
function ServicesField({ record }: { record: Dealer | null }) {
  const services = new Set<string>([...dealerServices, ...(record?.services ?? [])]);
  return (
    <div className="grid grid-cols-2 gap-x-4 sm:col-span-2 sm:grid-cols-4">
      {[...services].map((service) => (
        <FormCheckbox key={service} label={service} name="services" value={service} />
      ))}
    </div>
  );
}

/** The fields of a dealer. */
export function DealerFields({ record }: { record: Dealer | null }) {
  return (
    <div className="grid gap-5">
      <FieldGroup title="The dealer">
        <FormInput label="Name *" required name="name" maxLength={200} />
        <FormInput label="City *" required name="city" maxLength={100} />
        <WholeWidth>
          <FormInput label="Address *" required name="address" maxLength={500} />
        </WholeWidth>
        <FormInput label="Email *" required name="email" type="email" maxLength={200} />
        <FormInput label="Phone *" required name="phone" type="tel" maxLength={50} />
        <FormInput label="WhatsApp" name="whatsapp" type="tel" maxLength={50} />
        <WholeWidth>
          <FormTextArea label="Description" name="description" rows={2} maxLength={2000} />
          <FormCheckbox label="Active: shown to visitors" name="isActive" />
          <FormCheckbox
            label="Assign new requests to the account with the fewest open ones"
            name="autoAssign"
          />
        </WholeWidth>
      </FieldGroup>
      <FieldGroup title="The place">
        <LocationFields />
      </FieldGroup>
      <FieldGroup title="Services">
        <ServicesField record={record} />
      </FieldGroup>
      <FieldGroup title="Working hours">
        <WholeWidth>
          <p className="text-ink-soft">
            They also apply to appointments and to the time to answer, unless Appointment Setup has
            own hours.
          </p>
        </WholeWidth>
        <WorkingHours />
      </FieldGroup>
    </div>
  );
}

/** The location of a dealer: coordinates, typed or picked on a map, and a map link. */
export function LocationFields() {
  return (
    <>
      <FormInput label="Latitude *" required name="lat" inputMode="decimal" maxLength={20} />
      <FormInput label="Longitude *" required name="lng" inputMode="decimal" maxLength={20} />
      <WholeWidth>
        <LocationPicker />
        <FormInput label="Map link *" required name="map" type="url" maxLength={2000} />
      </WholeWidth>
    </>
  );
}
