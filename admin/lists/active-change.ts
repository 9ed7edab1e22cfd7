import { sendRecord } from '../forms/send-record.ts';
import type { BulkChange } from './bulk-actions.ts';
import type { ListedRecord, RecordKind } from './record-kind.ts';

/** Builds the bulk change that shows records to visitors or hides them. */
export function buildActiveChange<Item extends ListedRecord & { isActive: boolean }>(
  kind: RecordKind,
): BulkChange<Item> {
  return {
    label: 'Set status',
    choices: [
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
    readValue: ({ isActive }) => (isActive ? 'active' : 'inactive'),
    toFields: (state) => ({ isActive: state === 'active' }) as Partial<Item>,
    save: (version, state) => sendRecord<Item>(kind, version, { isActive: state === 'active' }),
  };
}
