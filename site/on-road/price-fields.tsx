import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { jurisdictions, provinceCodes } from '#contract/on-road/jurisdictions.ts';
import { taxpayerLabels, taxpayers } from '#contract/on-road/tariff-lines.ts';
import { ChoiceField, SelectField, TextField } from '#ui/fields.tsx';
import * as words from '#words/site/on-road';
import { CityOptions } from '../price-calculator/city-options.tsx';
import type { PriceFormData } from './price-choice.ts';

const taxpayerOptions = taxpayers.map((value) => ({ value, label: taxpayerLabels[value] }));

/** How car and city stand on a page: the classes of both together, and of each select. */
const looks = {
  /** Side by side below desktops. Without boxes on phones, the longest name has room. */
  lines: { pair: 'grid grid-cols-2 gap-4 md:gap-5 lg:grid-cols-1', className: 'control-line' },
  onDark: { pair: 'grid grid-cols-2 gap-4', className: 'control-on-dark' },
} as const;

/** The fields that all price pages start with: car and city. */
export function PriceFields({
  cars,
  cities,
  chosen,
  errors,
  look = 'lines',
}: PriceFormData & { look?: keyof typeof looks }) {
  const { pair, className } = looks[look];
  return (
    <div className={pair}>
      <SelectField
        name="vehicle"
        label={words.vehicle}
        isPreselected
        defaultValue={chosen.vehicle}
        className={className}
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
        label={words.city}
        isPreselected
        defaultValue={chosen.cityId}
        className={className}
        error={errors.cityId}
      >
        <CityOptions cities={cities} getValue={({ _id }) => _id} />
      </SelectField>
    </div>
  );
}

/** Whether the buyer is on the Active Taxpayers List. */
export const TaxpayerField = ({ chosen }: PriceFormData) => (
  <ChoiceField
    name="taxpayer"
    label={words.activeTaxpayer}
    required
    options={taxpayerOptions}
    defaultValue={chosen.taxpayer}
  />
);

/**
 * The fields that few visitors change, behind one line, so that the price is in the first view. It starts open if the
 * address names one of them; after that the visitor decides.
 */
export function MoreFields({
  title,
  isUsed,
  children,
}: {
  title: string;
  isUsed: boolean;
  children: ReactNode;
}) {
  const [startsOpen] = useState(isUsed);
  return (
    <details open={startsOpen} className="group">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 border-b border-graphite-300 font-medium">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="me-3 size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-5 pt-5 pb-2">{children}</div>
    </details>
  );
}

/** The fields of the on-road price alone: where the car will be registered, and when. */
export function RegistrationFields({ chosen, errors }: PriceFormData) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        name="province"
        label={words.province}
        isPreselected
        defaultValue={chosen.province}
        error={errors.province}
      >
        <option value="">{words.cityProvince}</option>
        {provinceCodes.map((code) => (
          <option key={code} value={code}>
            {jurisdictions[code]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="date"
        type="date"
        label={words.day}
        hint={words.dayHint}
        defaultValue={chosen.date}
        error={errors.date}
      />
    </div>
  );
}
