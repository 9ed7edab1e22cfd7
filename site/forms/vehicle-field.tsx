import type { ChangeEventHandler, ReactNode } from 'react';
import { vehicles } from '#catalogue/vehicles.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { SectionProps } from './section-props.ts';

/** Which vehicle: one of the eight models, or of the options given as children. */
export function VehicleField({
  values,
  errorOf,
  onChange,
  children,
}: SectionProps & {
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  children?: ReactNode;
}) {
  return (
    <SelectField
      name="selectedVehicle"
      label="Vehicle"
      required
      defaultValue={values.selectedVehicle ?? ''}
      error={errorOf('selectedVehicle')}
      onChange={onChange}
    >
      <option value="">Select a vehicle</option>
      {children ?? vehicles.map(({ slug, label }) => <option key={slug}>{label}</option>)}
    </SelectField>
  );
}
