import { ArrowUpDown } from 'lucide-react';
import type { ListState } from './list-address.ts';
import type { ListedRecord } from './record-kind.ts';
import type { RecordView } from './record-view.ts';

interface SortSelectProps<Item extends ListedRecord> {
  view: RecordView<Item>;
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
}

/** Sorts the list on phones, where cards have no column headers. */
export function SortSelect<Item extends ListedRecord>(props: SortSelectProps<Item>) {
  const { view, state, onChange } = props;
  const columns = view.columns.filter(({ id }) => id && view.shape.sortKeys.includes(id));
  if (columns.length === 0) return null;
  function choose(value: string) {
    const [sortBy = 'createdAt', order] = value.split(' ');
    onChange({ sortBy, sortOrder: order === 'asc' ? 'asc' : 'desc' });
  }
  return (
    // An icon with the select over it: the list of choices is the browser's.
    <span className="relative grid size-8 flex-none place-items-center rounded-control border border-rim bg-panel has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:size-11 table:hidden">
      <ArrowUpDown aria-hidden size={16} />
      <select
        aria-label="Sort by"
        value={`${state.sortBy} ${state.sortOrder}`}
        onChange={(event) => choose(event.target.value)}
        className="absolute inset-0 size-full appearance-none text-base opacity-0"
      >
        {columns.every(({ id }) => id !== state.sortBy) && (
          <option value={`${state.sortBy} ${state.sortOrder}`}>As entered</option>
        )}
        {columns.flatMap(({ id, header }) => [
          <option key={`${id} asc`} value={`${id} asc`}>{`${header} ↑`}</option>,
          <option key={`${id} desc`} value={`${id} desc`}>{`${header} ↓`}</option>,
        ])}
      </select>
    </span>
  );
}
