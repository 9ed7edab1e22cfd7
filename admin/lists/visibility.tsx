import { findPeriodState, type PublicationPeriod } from '#contract/content/publication.ts';
import type { UrduState, WithUrdu } from '#contract/content/urdu-texts.ts';
import { sendRecord } from '../forms/send-record.ts';
import { Badge, State } from '../ui/badge.tsx';
import { formatInSentence } from './dates.tsx';
import type { ChoiceFilter } from './filter-fields.tsx';
import type { ListState } from './list-address.ts';
import type { BulkChange, ListedRecord, RecordKind } from './record-view.ts';

/** Says whether a record is shown to visitors. */
export function ActiveState({ isActive }: { isActive: boolean }) {
  return <State color={isActive ? 'green' : 'grey'} text={isActive ? 'Active' : 'Inactive'} />;
}

/** Marks a record of the sample content. */
export function SampleBadge({ text = 'Sample' }: { text?: string }) {
  return (
    <span className="inline-flex h-5 flex-none items-center rounded-full border border-line px-2 text-xs font-normal text-ink-soft">
      {text}
    </span>
  );
}

const choices = [
  { value: 'true', label: 'Active Only' },
  { value: 'false', label: 'Inactive Only' },
];

/** Builds the filter by whether visitors see the record. */
export const buildActiveFilter = (
  { filters }: ListState,
  onChange: (changes: Partial<ListState>) => void,
): ChoiceFilter => ({
  label: 'Status',
  allLabel: 'All',
  choices,
  chosen: filters.isActive ?? '',
  onChoose: (isActive) => onChange({ filters: { ...filters, isActive } }),
});

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

/** The choices of a filter by the Urdu texts of records. */
export const urduChoices: readonly { value: UrduState; label: string }[] = [
  { value: 'missing', label: 'Not fully translated' },
  { value: 'stale', label: 'Out of date' },
];

/** Says that a record has Urdu texts whose English ones have changed since. */
export function StaleUrduBadge({ record: { staleUrdu = [] } }: { record: WithUrdu }) {
  if (staleUrdu.length === 0) return null;
  return (
    <p className="my-1">
      <Badge color="amber" text="Urdu out of date" />
    </p>
  );
}

/** Says that a record is not public yet or no longer; nothing while it is public. */
export function PeriodBadge({ period }: { period: PublicationPeriod }) {
  const state = findPeriodState(period);
  if (state === 'open') return null;
  return (
    <p className="my-1">
      {state === 'closed' ? (
        <Badge color="grey" text="Closed" />
      ) : (
        <Badge color="blue" text={`Scheduled for ${formatInSentence(period.publishAt ?? '')}`} />
      )}
    </p>
  );
}
