import type { Dealer } from '#contract/dealers/dealers.ts';
import { dealerAdmin, dealerInput, newDealerDefaults } from '#contract/dealers/dealers-admin.ts';
import { weekdays } from '#contract/format/day-words.ts';
import { formatYesOrNo } from '../forms/edit-conflict.tsx';
import type { FormValues } from '../forms/editing.ts';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { preferServerMessage } from '../forms/saving.ts';
import { sendRecord } from '../forms/send-record.ts';
import { DealerFields } from './dealer-fields.tsx';

const { texts } = dealerAdmin;

/** Returns a dealer's hours for every weekday; '' for a day without hours. */
function listHours(dealer: Dealer | null): Record<string, string> {
  const hours: Dealer['workingHours'] = dealer?.workingHours ?? newDealerDefaults.workingHours;
  return Object.fromEntries(weekdays.map((day) => [day, hours[day] ?? '']));
}

/** Returns the form values that both forms of a dealer share. */
export function buildDealerValues(dealer: Dealer | null): FormValues {
  return {
    name: dealer?.name ?? '',
    city: dealer?.city ?? '',
    address: dealer?.address ?? '',
    email: dealer?.email ?? '',
    phone: dealer?.phone ?? '',
    whatsapp: dealer?.whatsapp ?? '',
    lat: String(dealer?.lat ?? 0),
    lng: String(dealer?.lng ?? 0),
    map: dealer?.map ?? '',
    isActive: dealer?.isActive ?? true,
    autoAssign: dealer?.autoAssign ?? false,
    description: dealer?.description ?? '',
  };
}

export const dealerLabels = {
  name: 'Name',
  city: 'City',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  lat: 'Latitude',
  lng: 'Longitude',
  map: 'Map link',
  isActive: 'Active',
  autoAssign: 'Assigns new requests',
  description: 'Description',
  services: 'Services',
};

function formatField(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (name !== 'workingHours') return formatYesOrNo(name, value);
  return Object.entries(value as Record<string, string>)
    .map(([day, hours]) => `${day}: ${hours || '—'}`)
    .join('\n');
}

/** The full form of a dealer (docs/spec/content.md#dealers). */
export const dealerForm: RecordForm<Dealer> = {
  kind: dealerAdmin,
  schema: dealerInput,
  texts: {
    create: { title: 'Add Dealer', submit: 'Create Dealer' },
    edit: { title: 'Edit Dealer', submit: 'Update Dealer' },
  },
  failed: preferServerMessage(`${texts.saveFailed}.`),
  labels: { ...dealerLabels, workingHours: 'Working hours' },
  formatValue: formatField,
  formatName: ({ name }) => name,
  toFormValues: (dealer) => ({
    ...buildDealerValues(dealer),
    services: [...(dealer?.services ?? newDealerDefaults.services)],
    workingHours: listHours(dealer),
  }),
  Fields: DealerFields,
  send: (version, values) => sendRecord(dealerAdmin, version, values),
};
