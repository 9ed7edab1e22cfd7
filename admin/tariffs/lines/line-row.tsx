import { ChevronDown, Copy, Trash2 } from 'lucide-react';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  chargeLabels,
  fuels,
  type TariffCharge,
  taxpayerLabels,
  taxpayers,
} from '#contract/on-road/tariff-lines.ts';
import { useField } from '../../forms/form-fields.tsx';
import { IconButton } from '../../ui/button.tsx';
import { SelectBox } from '../../ui/fields.tsx';
import { buildChargeDefaults, listCharges } from '../tariff-form.ts';
import { describeFuels, originLabels } from './line-words.ts';

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
function LineInput({ input, ...named }: LineFieldProps & { input?: ComponentProps<'input'> }) {
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
function LineSelect({ choices, onChoose, ...named }: LineSelectProps) {
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
function FuelSelect({ index }: { index: number }) {
  const chosen: string = useWatch({ name: `lines.${index}.fuels` });
  const values = fuelChoices.includes(chosen) ? fuelChoices : [...fuelChoices, chosen];
  const choices = values.map(
    (value) =>
      [value, describeFuels(fuels.filter((fuel) => value.split(',').includes(fuel)))] as const,
  );
  return <LineSelect index={index} name="fuels" label="Cars" choices={choices} />;
}

/** The charges of the jurisdiction. The facts of one charge do not apply to another, so a choice resets them. */
function ChargeSelect({ index }: { index: number }) {
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

/** The columns of the table, in order. */
export const lineColumns = [
  { label: 'Charge', className: 'w-52' },
  { label: 'Cars', className: 'w-40' },
  { label: 'From cc', className: 'w-22' },
  { label: 'To cc', className: 'w-22' },
  { label: 'Made', className: 'w-36' },
  { label: 'Buyer', className: 'w-28' },
  { label: 'Rate %', className: 'w-22' },
  { label: 'or PKR', className: 'w-28' },
  { label: 'Actions', className: 'w-28' },
] as const;

interface LineRowProps {
  index: number;
  isOpen: boolean;
  onToggle: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** The main fields of a line, and its actions. */
export function LineRow({ index, isOpen, onToggle, onCopy, onRemove }: LineRowProps) {
  const number = index + 1;
  return (
    <tr className="grid grid-cols-2 gap-2 table:table-row">
      <ChargeSelect index={index} />
      <FuelSelect index={index} />
      <LineInput index={index} name="engineFrom" label="From cc" />
      <LineInput index={index} name="engineBelow" label="To cc" />
      <LineSelect
        index={index}
        name="origin"
        label="Made"
        choices={[['', 'Anywhere'], ...Object.entries(originLabels)]}
      />
      <LineSelect
        index={index}
        name="taxpayer"
        label="Buyer"
        choices={[['', 'All'], ...taxpayers.map((one) => [one, taxpayerLabels[one]] as const)]}
      />
      <LineInput index={index} name="rateBp" label="Rate %" />
      <LineInput index={index} name="amount" label="or PKR" />
      <td className="col-span-2 table:table-cell table:py-1 table:align-top">
        <span className="flex">
          <IconButton
            label={`${isOpen ? 'Less' : 'More'} of line ${number}`}
            icon={ChevronDown}
            aria-expanded={isOpen}
            className={isOpen ? 'rotate-180' : ''}
            onClick={onToggle}
          />
          <IconButton label={`Copy line ${number}`} icon={Copy} onClick={onCopy} />
          <IconButton
            label={`Remove line ${number}`}
            icon={Trash2}
            className="hover:text-red"
            onClick={onRemove}
          />
        </span>
      </td>
    </tr>
  );
}
