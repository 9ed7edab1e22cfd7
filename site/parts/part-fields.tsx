import { TextAreaField } from '#ui/fields.tsx';
import { KilometersField, VinField } from '../forms/common-fields.tsx';
import { FormSection } from '../forms/form-section.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { VinPlaces } from './vin-places.tsx';
import { VinPlate } from './vin-plate.tsx';

/** The vehicle and the part that it needs. `vin` is the current text of the field. */
export function PartFields({ vin, ...section }: SectionProps & { vin: string }) {
  const { values, findError } = section;
  return (
    <FormSection title="Your vehicle">
      <div className="grid grid-cols-1 gap-5">
        <VinField
          {...section}
          required
          hint="17 letters and digits; I, O and Q are never among them. An older chassis number will do."
        />
        <VinPlate vin={vin} />
        <VinPlaces />
        <div className="mt-3 grid gap-5">
          <TextAreaField
            name="requiredPart"
            label="Required part"
            maxLength={1000}
            hint="Its name or number if you know it; otherwise where it sits or what it does."
            defaultValue={values.requiredPart}
            error={findError('requiredPart')}
          />
          <div className="sm:w-1/2 sm:pr-2.5">
            <KilometersField {...section} name="mileage" label="Mileage" />
          </div>
        </div>
      </div>
    </FormSection>
  );
}
