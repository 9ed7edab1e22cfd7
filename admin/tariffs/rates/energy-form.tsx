import {
  type EnergyPrice,
  energyPriceAdmin,
  energyPriceInput,
} from '#contract/finance/energy-prices.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { FormInput } from '../../forms/form-fields.tsx';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { sendRecord } from '../../forms/send-record.ts';
import { formatDay } from '../../ui/format.ts';
import { formatTyped } from '../tariff-form.ts';

const { texts } = energyPriceAdmin;

/** The fields of energy prices. */
function EnergyFields() {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormInput label="First day *" required name="from" type="date" />
      <span className="max-sm:hidden" />
      <FormInput
        label="Petrol (PKR per litre) *"
        required
        name="petrolPerLitre"
        inputMode="decimal"
      />
      <FormInput
        label="Electricity (PKR per kWh) *"
        required
        name="electricityPerKwh"
        inputMode="decimal"
      />
      <FormInput label="Source *" required name="sourceTitle" maxLength={300} />
      <FormInput label="Address of the source" name="sourceUrl" type="url" maxLength={2000} />
    </div>
  );
}

/** The form of energy prices (docs/spec/prices.md#energy-prices). */
export const energyForm: RecordForm<EnergyPrice> = {
  kind: energyPriceAdmin,
  schema: energyPriceInput,
  texts: {
    create: {
      title: 'Add Energy Prices',
      submit: 'Create Energy Prices',
      failed: `${texts.createFailed}.`,
    },
    edit: { title: 'Edit Energy Prices', submit: 'Update Energy Prices' },
  },
  failed: `${texts.updateFailed}.`,
  labels: {
    from: 'First day',
    petrolPerLitre: 'Petrol (PKR per litre)',
    electricityPerKwh: 'Electricity (PKR per kWh)',
    sourceTitle: 'Source',
    sourceUrl: 'Address of the source',
  },
  formatName: ({ from }) => `Prices from ${formatDay(from)}`,
  toFormValues: (prices) => ({
    from: prices?.from ?? todayInPakistan(),
    petrolPerLitre: formatTyped(prices?.petrolPerLitre),
    electricityPerKwh: formatTyped(prices?.electricityPerKwh),
    sourceTitle: prices?.sourceTitle ?? '',
    sourceUrl: prices?.sourceUrl ?? '',
  }),
  Fields: EnergyFields,
  send: (version, values) => sendRecord(energyPriceAdmin, version, values),
};
