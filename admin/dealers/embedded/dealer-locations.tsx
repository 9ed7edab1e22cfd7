import type { Dealer } from '#contract/dealers.ts';
import { dealerAdmin, dealerInput, newDealerDefaults } from '#contract/dealers-admin.ts';
import { typedList } from '#contract/list-input.ts';
import { FormCheckbox, FormInput, FormTextArea } from '../../forms/form-fields.tsx';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { sendRecord } from '../../forms/send-record.ts';
import { yesOrNo } from '../../forms/yes-or-no.ts';
import { placeText } from '../dealer-columns.tsx';
import { Place } from '../dealer-fields.tsx';
import { dealerLabels, typedDealer } from '../dealer-form.ts';
import { EmbeddedRecords } from './embedded-records.tsx';

const { texts } = dealerAdmin;
const kind = { ...dealerAdmin, texts: { ...texts, confirmDelete: 'Delete this dealer?' } };

/** The fields that the dashboard's form has; hours are kept as they are. */
function DealerLocationFields() {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormInput label="Name *" name="name" maxLength={200} />
      <FormInput label="City *" name="city" maxLength={100} />
      <div className="sm:col-span-2">
        <FormInput label="Address *" name="address" maxLength={500} />
      </div>
      <FormInput label="Email *" name="email" type="email" maxLength={200} />
      <FormInput label="Phone *" name="phone" type="tel" maxLength={50} />
      <Place />
      <div className="grid gap-4 sm:col-span-2">
        <FormInput label="Services (comma separated)" name="services" maxLength={2000} />
        <FormTextArea label="Description" name="description" rows={2} maxLength={2000} />
        <FormCheckbox label="Active: shown to visitors" name="isActive" />
      </div>
    </div>
  );
}

const form: RecordForm<Dealer> = {
  kind,
  schema: dealerInput,
  texts: {
    create: { title: 'Add a dealer', submit: 'Create Dealer' },
    edit: { title: 'Edit the dealer', submit: 'Update Dealer' },
  },
  failed: `${texts.saveFailed}.`,
  labels: dealerLabels,
  textOf: yesOrNo,
  nameOf: ({ name }) => name,
  typedOf: (dealer) => ({
    ...typedDealer(dealer),
    services: typedList(dealer?.services ?? newDealerDefaults.services),
  }),
  Fields: DealerLocationFields,
  send: (version, { workingHours, ...values }) =>
    sendRecord(dealerAdmin, version, version ? values : { ...values, workingHours }),
};

function DealerLine({ record: dealer }: { record: Dealer }) {
  const state = dealer.isActive ? 'Active' : 'Inactive';
  return (
    <div className="flex items-baseline gap-2.5">
      <span
        role="img"
        aria-label={state}
        title={state}
        className={`size-2 flex-none rounded-full ${dealer.isActive ? 'bg-green' : 'bg-grey'}`}
      />
      <div className="min-w-0">
        <p className="truncate font-medium">{dealer.name}</p>
        <p className="truncate text-xs text-ink-soft">
          {dealer.city} · {placeText(dealer, 4)}
        </p>
      </div>
    </div>
  );
}

const view = {
  title: 'Dealer Locations',
  kind,
  loadFailed: texts.loadFailed,
  deleteFailed: `${texts.deleteFailed}.`,
  form,
  Line: DealerLine,
};

/** The dashboard's list and form of dealers (document 3, sections 2 and 5). */
export const DealerLocations = () => <EmbeddedRecords view={view} />;
