import type { LeadRecordBase } from '#contract/lead.ts';
import { SelectBox } from '../ui/select-box.tsx';
import type { LeadView } from './lead-view.ts';
import { type ListState, sortKeysOf } from './list-address.ts';

interface SortSelectProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
}

/** The order of the list for phones, whose cards have no heads to sort by. */
export function SortSelect<Lead extends LeadRecordBase>(props: SortSelectProps<Lead>) {
  const { view, state, onChange } = props;
  const keys = sortKeysOf(view.facts);
  const columns = view.columns.filter(({ id }) => id && keys.includes(id));
  function choose(value: string) {
    const [sortBy = 'createdAt', order] = value.split(' ');
    onChange({ sortBy, sortOrder: order === 'asc' ? 'asc' : 'desc' });
  }
  return (
    <SelectBox
      aria-label="Sort by"
      value={`${state.sortBy} ${state.sortOrder}`}
      onChange={(event) => choose(event.target.value)}
      className="w-48 md:hidden"
    >
      {columns.flatMap(({ id, header }) => [
        <option key={`${id} asc`} value={`${id} asc`}>{`${header} ↑`}</option>,
        <option key={`${id} desc`} value={`${id} desc`}>{`${header} ↓`}</option>,
      ])}
    </SelectBox>
  );
}
