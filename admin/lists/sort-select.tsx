import { SelectBox } from '../ui/select-box.tsx';
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
    <SelectBox
      aria-label="Sort by"
      value={`${state.sortBy} ${state.sortOrder}`}
      onChange={(event) => choose(event.target.value)}
      className="w-30 flex-none sm:w-48 table:hidden"
    >
      {columns.every(({ id }) => id !== state.sortBy) && (
        <option value={`${state.sortBy} ${state.sortOrder}`}>As entered</option>
      )}
      {columns.flatMap(({ id, header }) => [
        <option key={`${id} asc`} value={`${id} asc`}>{`${header} ↑`}</option>,
        <option key={`${id} desc`} value={`${id} desc`}>{`${header} ↓`}</option>,
      ])}
    </SelectBox>
  );
}
