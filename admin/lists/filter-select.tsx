import type { ReactNode } from 'react';
import { SelectBox } from '../ui/select-box.tsx';
import { FilterLabel } from './filter-label.tsx';

/** A filter with choices, shown as a select. */
export interface ChoiceFilter {
  label: string;
  /** The label of the choice that does not filter. */
  allLabel: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** A filter with its own fields. */
interface FieldFilter {
  label: string;
  /** What it is set to, for its chip; '' if it does not filter. */
  chosen: string;
  onClear: () => void;
  fields: ReactNode;
}

export type ListFilter = (ChoiceFilter | FieldFilter) & {
  /** Whether it stands in the panel behind 'Filters' in every window, not only on phones. */
  isSecondary?: boolean;
  /** Whether tabs above the list filter by it, too: they say what is chosen, so that no chip does. */
  hasTabs?: boolean;
};

/** One filter: a select whose first choice does not filter. */
export function FilterSelect({
  label,
  allLabel,
  choices,
  chosen,
  onChoose,
  className = 'sm:w-32 sm:grow sm:max-w-52 max-3xl:in-data-beside:w-27.5!',
}: ChoiceFilter & {
  /** Its width in the bar. */
  className?: string;
}) {
  return (
    // A choice that does not filter says what it is about: 'Any date', 'All dealers'.
    <FilterLabel text={label} isHidden={chosen === '' && allLabel !== 'All'} className={className}>
      {(id) => (
        <SelectBox id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{allLabel}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectBox>
      )}
    </FilterLabel>
  );
}
