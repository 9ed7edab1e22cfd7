import type { Dealer } from '#contract/dealers/dealers.ts';
import { dealerAdmin, dealerInput, newDealerDefaults } from '#contract/dealers/dealers-admin.ts';
import { formatList } from '#contract/input/list-input.ts';
import { formatYesOrNo } from '../../forms/edit-conflict.tsx';
import { FormCheckbox, FormInput, FormTextArea } from '../../forms/form-fields.tsx';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { preferServerMessage } from '../../forms/saving.ts';
import { sendRecord } from '../../forms/send-record.ts';
import { PhoneLink } from '../../lists/contact-links.tsx';
import { LocationFields } from '../dealer-fields.tsx';
import { buildDealerValues, dealerLabels } from '../dealer-form.ts';
import { dropCity, formatCoordinates } from '../format-place.ts';
import { DealersMapPanel } from './dealers-map-panel.tsx';
import { EmbeddedRecords } from './embedded-records.tsx';

const { texts } = dealerAdmin;
const kind = { ...dealerAdmin, texts: { ...texts, confirmDelete: 'Delete this dealer?' } };

/** The fields of the dashboard's form. It does not change working hours. */
function DealerLocationFields() {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormInput label="Name *" required name="name" maxLength={200} />
      <FormInput label="City *" required name="city" maxLength={100} />
      <div className="sm:col-span-2">
        <FormInput label="Address *" required name="address" maxLength={500} />
      </div>
      <FormInput label="Email *" required name="email" type="email" maxLength={200} />
      <FormInput label="Phone *" required name="phone" type="tel" maxLength={50} />
      <LocationFields />
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
  failed: preferServerMessage(`${texts.saveFailed}.`),
  labels: dealerLabels,
  formatValue: formatYesOrNo,
  formatName: ({ name }) => name,
  toFormValues: (dealer) => ({
    ...buildDealerValues(dealer),
    services: formatList(dealer?.services ?? newDealerDefaults.services),
  }),
  Fields: DealerLocationFields,
  send: (version, { workingHours, ...values }) =>
    sendRecord(dealerAdmin, version, version ? values : { ...values, workingHours }),
};

const columns = '@4xl:grid-cols-[7fr_4fr_7fr_4fr_4fr]';

/** The column headings of the list. */
const DealerHeads = () => (
  <div className={`grid flex-1 gap-x-4 ps-4.5 ${columns}`}>
    <span>Dealer</span>
    <span>City</span>
    <span>Address</span>
    <span>Phone</span>
    <span>Coordinates</span>
  </div>
);

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
      <div className={`min-w-0 flex-1 items-baseline gap-x-4 @4xl:grid ${columns}`}>
        <p className="font-medium wrap-anywhere">{dealer.name}</p>
        <p className="hidden truncate @4xl:block">{dealer.city}</p>
        <p className="hidden truncate text-ink-soft @4xl:block" title={dealer.address}>
          {dropCity(dealer)}
        </p>
        <p className="hidden text-ink-soft @4xl:block">
          <PhoneLink phone={dealer.phone} isQuiet />
        </p>
        <p className="text-xs text-ink-soft">
          <span className="@4xl:hidden">
            {dealer.city} · <PhoneLink phone={dealer.phone} isQuiet />
          </span>
          <span className="hidden @4xl:inline">{formatCoordinates(dealer, 4)}</span>
        </p>
      </div>
    </div>
  );
}

const view = {
  title: 'Dealer Locations',
  anchor: 'dealer-locations',
  kind,
  loadFailed: texts.loadFailed,
  deleteFailed: `${texts.deleteFailed}.`,
  form,
  hasSearch: true,
  Heads: DealerHeads,
  Line: DealerLine,
  Map: DealersMapPanel,
};

/** The list and form of dealers on the HR dashboard. */
export const DealerLocations = () => <EmbeddedRecords view={view} />;
