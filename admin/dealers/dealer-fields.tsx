import type { Dealer } from '#contract/dealers.ts';
import { FieldGroup, WholeWidth } from '../forms/field-group.tsx';
import { FormCheckbox, FormInput, FormTextArea } from '../forms/form-fields.tsx';
import { PlacePicker } from './place-picker.tsx';
import { ServicesField } from './services-field.tsx';
import { WorkingHours } from './working-hours.tsx';

/** The fields of a dealer. */
export function DealerFields({ record }: { record: Dealer | null }) {
  return (
    <div className="grid gap-5">
      <FieldGroup title="The dealer">
        <FormInput label="Name *" name="name" maxLength={200} />
        <FormInput label="City *" name="city" maxLength={100} />
        <WholeWidth>
          <FormInput label="Address *" name="address" maxLength={500} />
        </WholeWidth>
        <FormInput label="Email *" name="email" type="email" maxLength={200} />
        <FormInput label="Phone *" name="phone" type="tel" maxLength={50} />
        <WholeWidth>
          <FormTextArea label="Description" name="description" rows={2} maxLength={2000} />
          <FormCheckbox label="Active: shown to visitors" name="isActive" />
        </WholeWidth>
      </FieldGroup>
      <FieldGroup title="The place">
        <Place />
      </FieldGroup>
      <FieldGroup title="Services">
        <ServicesField record={record} />
      </FieldGroup>
      <FieldGroup title="Working hours">
        <WorkingHours />
      </FieldGroup>
    </div>
  );
}

/** Where a dealer is: coordinates, typed or picked, and a link to a map. */
export function Place() {
  return (
    <>
      <FormInput label="Latitude *" name="lat" inputMode="decimal" maxLength={20} />
      <FormInput label="Longitude *" name="lng" inputMode="decimal" maxLength={20} />
      <WholeWidth>
        <PlacePicker />
        <FormInput label="Map link *" name="map" type="url" maxLength={2000} />
      </WholeWidth>
    </>
  );
}
