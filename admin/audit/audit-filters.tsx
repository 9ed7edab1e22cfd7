import { auditActions } from '#contract/staff/audit.ts';
import { auditKinds } from '#contract/staff/audit-kinds.ts';
import { DayField, describeDays, FilterLabel } from '../lists/filter-fields.tsx';
import type { ListState } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { actionLabels } from './audit-columns.tsx';

interface AuditFiltersProps {
  state: ListState;
  onChange: (changes: Partial<ListState>, history?: 'replace') => void;
}

const kinds = [...auditKinds].map(([value, { label }]) => ({ value, label }));
const actions = auditActions.map((value) => ({ value, label: actionLabels[value] }));

/** Search, kind and action; date range and user behind 'Filters'. */
export function AuditFilters({ state, onChange }: AuditFiltersProps) {
  const { kind = '', action = '', from = '', to = '', username = '' } = state.filters;
  const choose = (changes: Record<string, string>) =>
    onChange({ filters: { ...state.filters, ...changes } });
  return (
    <ListFilters
      state={state}
      onChange={onChange}
      filters={[
        {
          label: 'Kind',
          allLabel: 'All kinds',
          choices: kinds,
          chosen: kind,
          onChoose: (value) => choose({ kind: value }),
        },
        {
          label: 'Action',
          allLabel: 'All actions',
          choices: actions,
          chosen: action,
          onChoose: (value) => choose({ action: value }),
        },
        {
          label: 'Date',
          chosen: describeDays(from, to),
          onClear: () => choose({ from: '', to: '' }),
          fields: (
            <>
              <DayField label="From" value={from} onChange={(day) => choose({ from: day })} />
              <DayField label="To" value={to} onChange={(day) => choose({ to: day })} />
            </>
          ),
          isSecondary: true,
        },
        {
          label: 'User',
          chosen: username,
          onClear: () => choose({ username: '' }),
          fields: (
            <UserField
              key={username}
              name={username}
              onName={(name) => choose({ username: name })}
            />
          ),
          isSecondary: true,
        },
      ]}
    />
  );
}

/** Filters by a complete username, applied on Enter or when the field loses focus. */
function UserField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const apply = (text: string) => {
    if (text.trim() !== name) onName(text.trim());
  };
  return (
    <FilterLabel text="User">
      {(id) => (
        <input
          id={id}
          defaultValue={name}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onBlur={(event) => apply(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && apply(event.currentTarget.value)}
          className="field"
        />
      )}
    </FilterLabel>
  );
}
