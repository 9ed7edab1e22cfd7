import { useId } from 'react';
import { auditActions } from '#contract/audit.ts';
import { auditKinds } from '#contract/audit-kinds.ts';
import type { ListState } from '../lists/list-address.ts';
import { FilterSelect, ListFilters } from '../lists/list-filters.tsx';
import { actionLabels } from './audit-columns.tsx';

interface AuditFiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

const kinds = [...auditKinds].map(([value, { label }]) => ({ value, label }));
const actions = auditActions.map((value) => ({ value, label: actionLabels[value] }));

/** Search, kind, action, user and date range. */
export function AuditFilters({ state, onChange }: AuditFiltersProps) {
  const { filters } = state;
  const choose = (name: string) => (value: string) =>
    onChange({ filters: { ...filters, [name]: value } });
  return (
    <ListFilters state={state} onChange={onChange}>
      <FilterSelect
        label="Kind"
        allLabel="All kinds"
        choices={kinds}
        chosen={filters.kind ?? ''}
        onChoose={choose('kind')}
        className="sm:max-w-48"
      />
      <FilterSelect
        label="Action"
        allLabel="All actions"
        choices={actions}
        chosen={filters.action ?? ''}
        onChoose={choose('action')}
      />
      <DayFilter label="From" day={filters.from ?? ''} onDay={choose('from')} />
      <DayFilter label="To" day={filters.to ?? ''} onDay={choose('to')} />
      <UserFilter
        key={filters.username}
        name={filters.username ?? ''}
        onName={choose('username')}
      />
    </ListFilters>
  );
}

interface DayFilterProps {
  label: string;
  day: string;
  onDay: (day: string) => void;
}

function DayFilter({ label, day, onDay }: DayFilterProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 max-sm:w-48!">
      <label htmlFor={id} className="w-9 text-ink-soft sm:w-auto">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={day}
        onChange={(event) => onDay(event.target.value)}
        className="field min-w-0 flex-1 sm:w-32"
      />
    </div>
  );
}

/** Filters by a complete username, applied on Enter or when the field loses focus. */
function UserFilter({ name, onName }: { name: string; onName: (name: string) => void }) {
  const apply = (text: string) => {
    if (text.trim() !== name) onName(text.trim());
  };
  const id = useId();
  return (
    <div className="flex items-center gap-2 max-sm:w-48!">
      <label htmlFor={id} className="w-9 text-ink-soft sm:w-auto">
        User
      </label>
      <input
        id={id}
        defaultValue={name}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={(event) => apply(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && apply(event.currentTarget.value)}
        className="field min-w-0 flex-1 sm:w-24 2xl:w-40"
      />
    </div>
  );
}
