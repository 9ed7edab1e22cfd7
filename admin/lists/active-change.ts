import { sendRecord } from '../forms/send-record.ts';
import type { BulkChange } from './bulk-actions.ts';
import type { ListedRecord, RecordKind } from './record-kind.ts';

/** Shows many records of a kind to visitors, or hides them. */
export function activeChange<Item extends ListedRecord & { isActive: boolean }>(
  kind: RecordKind,
): BulkChange<Item> {
  return {
    label: 'Set status',
    choices: [
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
    valueOf: ({ isActive }) => (isActive ? 'active' : 'inactive'),
    shownAs: (state) => ({ isActive: state === 'active' }) as Partial<Item>,
    save: (version, state) => sendRecord<Item>(kind, version, { isActive: state === 'active' }),
  };
}
