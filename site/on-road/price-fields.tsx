import { jurisdictions, provinceCodes } from '#contract/on-road/jurisdictions.ts';
import { taxpayerLabels, taxpayers } from '#contract/on-road/tariff-lines.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CityOptions } from '../price-calculator/city-options.tsx';
import type { PriceFormData } from './price-choice.ts';

const taxpayerOptions = taxpayers.map((value) => ({ value, label: taxpayerLabels[value] }));

/** The fields that all price pages have: car, city, and filer or non-filer. */
export function PriceFields({ cars, cities, chosen, errors }: PriceFormData) {
  return (
    <>
      <SelectField
        name="vehicle"
        label="Your vehicle"
        isPreselected
        defaultValue={chosen.vehicle}
        error={errors.vehicle}
      >
        {cars.map(({ vehicleId, label }) => (
          <option key={vehicleId} value={vehicleId}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="cityId"
        label="Your city"
        isPreselected
        defaultValue={chosen.cityId}
        error={errors.cityId}
      >
        <CityOptions cities={cities} getValue={({ _id }) => _id} />
      </SelectField>
      <ChoiceField
        name="taxpayer"
        label="On the Active Taxpayers List"
        required
        options={taxpayerOptions}
        defaultValue={chosen.taxpayer}
      />
    </>
  );
}

/** The fields of the on-road price alone: where the car will be registered, and when. */
export function RegistrationFields({ chosen, errors }: PriceFormData) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        name="province"
        label="Registered in"
        isPreselected
        defaultValue={chosen.province}
        error={errors.province}
      >
        <option value="">The city’s province</option>
        {provinceCodes.map((code) => (
          <option key={code} value={code}>
            {jurisdictions[code]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="date"
        type="date"
        label="Registered on"
        hint="Today if left empty"
        defaultValue={chosen.date}
        error={errors.date}
      />
    </div>
  );
}
