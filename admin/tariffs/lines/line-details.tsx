import { useFormContext, useWatch } from 'react-hook-form';
import {
  confidences,
  dueTimes,
  fuelLabels,
  fuels,
  tariffBases,
} from '#contract/on-road/tariff-lines.ts';
import { FormCheckbox, FormInput, FormSelect } from '../../forms/form-fields.tsx';
import { lineColumns } from './line-row.tsx';
import { baseLabels, confidenceLabels, dueLabels } from './line-words.ts';

/** Checkboxes for any combination of fuels; none is all. */
function FuelChoice({ index }: { index: number }) {
  const name = `lines.${index}.fuels`;
  const { setValue } = useFormContext();
  const chosen = String(useWatch({ name }) ?? '').split(',');
  const change = (fuel: string, isChosen: boolean) =>
    setValue(name, fuels.filter((one) => (one === fuel ? isChosen : chosen.includes(one))).join(), {
      shouldDirty: true,
    });
  return (
    <fieldset className="sm:col-span-2 xl:col-span-4">
      <legend className="font-medium">Only for (none is all)</legend>
      <span className="flex flex-wrap gap-x-4">
        {fuels.map((fuel) => (
          <label
            key={fuel}
            className="inline-flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              checked={chosen.includes(fuel)}
              onChange={({ target }) => change(fuel, target.checked)}
              className="checkbox"
            />
            {fuelLabels[fuel]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

/** The fields of a line that are seldom needed. */
export function LineDetails({ index }: { index: number }) {
  const name = (field: string) => `lines.${index}.${field}`;
  return (
    <tr className="block table:table-row">
      <td colSpan={lineColumns.length} className="block table:table-cell">
        <div className="mt-1 mb-3 grid gap-3 rounded-panel border border-line bg-raised p-3 sm:grid-cols-2 xl:grid-cols-4">
          <FormInput label="Label *" required name={name('label')} maxLength={120} />
          <FormInput label="Law *" required name={name('legalRef')} maxLength={200} />
          <FormSelect
            label="How sure"
            name={name('confidence')}
            choices={confidences}
            formatLabel={(one) => confidenceLabels[one as (typeof confidences)[number]]}
          />
          <FormSelect
            label="Paid"
            name={name('due')}
            choices={dueTimes}
            formatLabel={(one) => dueLabels[one as (typeof dueTimes)[number]]}
          />
          <FormInput label="Battery from (kWh)" name={name('batteryFrom')} inputMode="decimal" />
          <FormInput label="Battery below (kWh)" name={name('batteryBelow')} inputMode="decimal" />
          <FormInput label="Price from (PKR)" name={name('valueFrom')} inputMode="numeric" />
          <FormInput label="Price below (PKR)" name={name('valueBelow')} inputMode="numeric" />
          <FuelChoice index={index} />
          <FormSelect
            label="Rate is a share of"
            name={name('base')}
            choices={tariffBases}
            formatLabel={(one) => baseLabels[one as (typeof tariffBases)[number]]}
          />
          <FormCheckbox label="Set off against income tax" name={name('isAdjustable')} />
          <FormCheckbox label="Already in the price" name={name('isIncluded')} />
        </div>
      </td>
    </tr>
  );
}
