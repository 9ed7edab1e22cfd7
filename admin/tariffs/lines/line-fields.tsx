import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { chargeLabels, fuels, type TariffCharge } from '#contract/on-road/tariff-lines.ts';
import { useField } from '../../forms/form-fields.tsx';
import { SelectBox } from '../../ui/select-box.tsx';
import { buildChargeDefaults, listCharges } from '../tariff-form.ts';
import { describeFuels } from './line-words.ts';

/** A cell: on phones with its label above the control. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="grid content-start gap-0.5 table:table-cell table:px-1 table:py-1 table:align-top">
      <span aria-hidden className="text-ink-soft table:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}

interface LineFieldProps {
  index: number;
  name: string;
  label: string;
}

const describeField = ({ index, label }: LineFieldProps, error: string | undefined) => ({
  'aria-label': `${label}, line ${index + 1}`,
  'aria-invalid': Boolean(error),
  title: error,
});

/** A number of a line. */
export function LineInput({
  input,
  ...named
}: LineFieldProps & { input?: ComponentProps<'input'> }) {
  const { error, ...field } = useField(`lines.${named.index}.${named.name}`);
  return (
    <Cell label={named.label}>
      <input
        {...input}
        {...field}
        {...describeField(named, error)}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        className="field table:text-end"
      />
      {error && <span className="text-red">{error}</span>}
    </Cell>
  );
}

interface LineSelectProps extends LineFieldProps {
  choices: readonly (readonly [value: string, label: string])[];
  /** Called with a new choice once the form has it. */
  onChoose?: (value: string) => void;
}

/** A choice of a line. */
export function LineSelect({ choices, onChoose, ...named }: LineSelectProps) {
  const { error, onChange, ...field } = useField(`lines.${named.index}.${named.name}`);
  const choose = async (event: ChangeEvent<HTMLSelectElement>) => {
    const { value } = event.target;
    await onChange(event);
    onChoose?.(value);
  };
  return (
    <Cell label={named.label}>
      <SelectBox {...field} onChange={choose} {...describeField(named, error)}>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectBox>
      {error && <span className="text-red">{error}</span>}
    </Cell>
  );
}

const fuelChoices = ['', fuels.filter((fuel) => fuel !== 'bev').join(), ...fuels];

/** The common choices of fuels, and the line's own if it is another one. */
export function FuelSelect({ index }: { index: number }) {
  const chosen: string = useWatch({ name: `lines.${index}.fuels` });
  const values = fuelChoices.includes(chosen) ? fuelChoices : [...fuelChoices, chosen];
  const choices = values.map(
    (value) =>
      [value, describeFuels(fuels.filter((fuel) => value.split(',').includes(fuel)))] as const,
  );
  return <LineSelect index={index} name="fuels" label="Cars" choices={choices} />;
}

/** The charges of the jurisdiction. What a line says of one charge does not hold for another, so a choice resets it. */
export function ChargeSelect({ index }: { index: number }) {
  const { setValue } = useFormContext();
  const jurisdiction: string = useWatch({ name: 'jurisdiction' });
  const charge: string = useWatch({ name: `lines.${index}.charge` });
  // A charge of another jurisdiction stays in the list until the user changes it; the server rejects it.
  const charges = [...new Set([...listCharges(jurisdiction), charge as TariffCharge])];
  const reset = (chosen: string) => {
    for (const [field, value] of Object.entries(buildChargeDefaults(chosen as TariffCharge))) {
      setValue(`lines.${index}.${field}`, value, { shouldDirty: true });
    }
  };
  return (
    <LineSelect
      index={index}
      name="charge"
      label="Charge"
      choices={charges.map((one) => [one, chargeLabels[one]])}
      onChoose={reset}
    />
  );
}
