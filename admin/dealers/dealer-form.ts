import { weekdays } from '#contract/day-words.ts';
import type { Dealer } from '#contract/dealers.ts';
import { dealerAdmin, dealerInput, newDealerDefaults } from '#contract/dealers-admin.ts';
import type { Typed } from '../forms/editing.ts';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { sendRecord } from '../forms/send-record.ts';
import { yesOrNo } from '../forms/yes-or-no.ts';
import { DealerFields } from './dealer-fields.tsx';

const { texts } = dealerAdmin;

/** A dealer's hours for every day; '' where nothing is said of it. */
function hoursOf(dealer: Dealer | null): Record<string, string> {
  const hours: Dealer['workingHours'] = dealer?.workingHours ?? newDealerDefaults.workingHours;
  return Object.fromEntries(weekdays.map((day) => [day, hours[day] ?? '']));
}

/** What both forms of a dealer hold in the same way. */
export function typedDealer(dealer: Dealer | null): Typed {
  return {
    name: dealer?.name ?? '',
    city: dealer?.city ?? '',
    address: dealer?.address ?? '',
    email: dealer?.email ?? '',
    phone: dealer?.phone ?? '',
    lat: String(dealer?.lat ?? 0),
    lng: String(dealer?.lng ?? 0),
    map: dealer?.map ?? '',
    isActive: dealer?.isActive ?? true,
    description: dealer?.description ?? '',
  };
}

export const dealerLabels = {
  name: 'Name',
  city: 'City',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  lat: 'Latitude',
  lng: 'Longitude',
  map: 'Map link',
  isActive: 'Active',
  description: 'Description',
  services: 'Services',
};

function textOf(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (name !== 'workingHours') return yesOrNo(name, value);
  return Object.entries(value as Record<string, string>)
    .map(([day, hours]) => `${day}: ${hours || '—'}`)
    .join('\n');
}

/** The large form of a dealer (document 3, section 5). */
export const dealerForm: RecordForm<Dealer> = {
  kind: dealerAdmin,
  schema: dealerInput,
  texts: {
    create: { title: 'Add New Dealer', submit: 'Create Dealer' },
    edit: { title: 'Edit Dealer', submit: 'Update Dealer' },
  },
  failed: `${texts.saveFailed}.`,
  labels: { ...dealerLabels, workingHours: 'Working hours' },
  textOf,
  nameOf: ({ name }) => name,
  typedOf: (dealer) => ({
    ...typedDealer(dealer),
    services: [...(dealer?.services ?? newDealerDefaults.services)],
    workingHours: hoursOf(dealer),
  }),
  Fields: DealerFields,
  send: (version, values) => sendRecord(dealerAdmin, version, values),
};
