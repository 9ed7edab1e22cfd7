import { formatRupees } from '#contract/format/rupees.ts';
import { carLabel } from '#contract/prices/pricing.ts';
import { FormInput, FormPicked, FormSelect, FormTextArea } from '../../forms/form-fields.tsx';
import { useUser } from '../../session/session.ts';
import { useDealerLabels } from '../lead-queries.ts';
import { useLeadScreen } from '../lead-view.ts';
import { type EntryField, listCorrectedFields, listNewFields } from './entry-fields.ts';
import { PhoneField } from './phone-field.tsx';
import { listColors, usePrice, usePriceList } from './price-list.ts';
import { useText, useWantedTime, WantedTime } from './wanted-time.tsx';

/** The props of a customer's field. */
interface FieldProps {
  name: string;
  label: string;
  required: boolean;
}

/** A select with a blank choice, which also offers the value that the record has. */
function Choice({
  choices,
  formatLabel,
  ...field
}: FieldProps & { choices: readonly string[]; formatLabel?: (choice: string) => string }) {
  const current = useText(field.name);
  const all = [...new Set(['', ...choices, current])];
  return (
    <FormSelect
      {...field}
      choices={all}
      formatLabel={(choice) => (choice === '' ? '—' : (formatLabel?.(choice) ?? choice))}
    />
  );
}

/** The dealerships by city, since a caller names the city first; for an account of a dealer its own. */
function DealershipField(field: FieldProps) {
  const { dealerId } = useUser();
  const dealers = useDealerLabels();
  const labels = dealerId ? [dealers.get(dealerId) ?? ''] : [...dealers.values()];
  const cityFirst = (label: string) => {
    const [, name = label, city] = /^(.*), ([^,]*)$/.exec(label) ?? [];
    return city ? `${city}: ${name}` : name;
  };
  const sorted = labels.toSorted((one, other) => cityFirst(one).localeCompare(cityFirst(other)));
  return <Choice {...field} choices={sorted} formatLabel={cityFirst} />;
}

/** A trim of the price list, with the price that the booking will keep. */
function TrimField(field: FieldProps) {
  const { cars } = usePriceList();
  const trim = useText(field.name);
  const [delivery, city] = [useText('selectedCity'), useText('city')];
  const price = usePrice(trim, delivery || city);
  return (
    <div className="grid content-start gap-1">
      <Choice {...field} choices={cars.map(carLabel)} />
      <p role="status" className="text-ink-soft empty:hidden">
        {price &&
          `${formatRupees(price.basePrice)} + freight ${formatRupees(price.cityAdjustment)} = ${formatRupees(price.finalPrice)}`}
      </p>
    </div>
  );
}

function ColorField(field: FieldProps) {
  return <Choice {...field} choices={listColors(useText('selectedVehicle'))} />;
}

function DeliveryField(field: FieldProps) {
  const { cities } = usePriceList();
  return <Choice {...field} choices={cities.map(({ name }) => name)} />;
}

const pickers = {
  phone: PhoneField,
  dealership: DealershipField,
  trim: TrimField,
  color: ColorField,
  delivery: DeliveryField,
} as const;

/** A customer's field in the form of a new request or of a correction. */
function EntryFieldControl({ field, isRequired }: { field: EntryField; isRequired: boolean }) {
  const named = {
    name: field.name,
    label: isRequired ? `${field.label} *` : field.label,
    required: isRequired,
  };
  if (field.as === 'input' && (field.type === 'date' || field.type === 'time')) {
    return <FormPicked {...named} type={field.type} />;
  }
  if (field.as === 'input') {
    return (
      <FormInput
        {...named}
        type={field.type}
        inputMode={field.isNumber && 'numeric'}
        autoComplete="off"
        dir="auto"
      />
    );
  }
  if (field.as === 'lines') return <FormTextArea {...named} rows={2} dir="auto" />;
  if (field.as === 'choice') {
    const { choices, formatLabel } = field;
    return <Choice {...named} choices={choices} {...(formatLabel && { formatLabel })} />;
  }
  // Its times stand at the place of the date.
  if (field.as === 'slot') return null;
  const Picker = pickers[field.as];
  return <Picker {...named} />;
}

/** The fields of a new request. Where the dealer has free times, they stand in place of date and time. */
export function NewFields() {
  const screen = useLeadScreen();
  const { appointment } = screen.facts;
  const wanted = useWantedTime();
  const fields = listNewFields(screen);
  const isTyped = ({ name }: EntryField) =>
    name === appointment?.date || name === appointment?.time;
  const typed = fields.filter(({ field }) => isTyped(field));
  const [first] = typed;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {fields.map((each) => {
        if (!isTyped(each.field)) return <EntryFieldControl key={each.field.name} {...each} />;
        if (each !== first) return null;
        return (
          <WantedTime key={each.field.name} wanted={wanted}>
            {typed.map((one) => (
              <EntryFieldControl key={one.field.name} {...one} />
            ))}
          </WantedTime>
        );
      })}
    </div>
  );
}

/** The fields of a request that staff may correct. */
export const CorrectedFields = () => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    {listCorrectedFields(useLeadScreen()).map((each) => (
      <EntryFieldControl key={each.field.name} {...each} />
    ))}
  </div>
);
