import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { firstDay } from '#contract/input/formats.ts';
import { SelectBox } from '../ui/fields.tsx';
import { formatDay } from '../ui/format.ts';
import { useShortcut } from '../ui/shortcut.tsx';
import { focusList } from './row-keys.ts';

interface FilterLabelProps {
  text: string;
  /** Whether the control speaks for itself without a visible label. */
  isHidden?: boolean;
  className?: string;
  /** The control, which gets the id. */
  children: (id: string) => ReactNode;
}

/**
 * A control with its label on the upper border, so that filters beside the search take one line only. In the panel of
 * filters the label is above the control, even if it is hidden elsewhere.
 */
export function FilterLabel({
  text,
  isHidden = false,
  className = '',
  children,
}: FilterLabelProps) {
  const id = useId();
  return (
    <div
      className={`relative in-data-filters:grid in-data-filters:w-auto! in-data-filters:max-w-none! in-data-filters:gap-1 ${className}`}
    >
      <label
        htmlFor={id}
        className={`in-data-filters:static in-data-filters:bg-none in-data-filters:p-0 in-data-filters:text-dense in-data-filters:font-medium in-data-filters:text-ink ${isHidden ? 'sr-only in-data-filters:not-sr-only' : 'absolute start-2 -top-1.75 z-1 max-w-[calc(100%-1rem)] truncate bg-linear-to-b from-ground from-50% to-panel to-50% px-0.5 text-[0.6875rem] leading-3.5 text-ink-soft'}`}
      >
        {text}
      </label>
      {children(id)}
    </div>
  );
}

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
  /** The chosen value's label, for its chip; '' if it does not filter. */
  chosen: string;
  onClear: () => void;
  fields: ReactNode;
}

export type ListFilter = (ChoiceFilter | FieldFilter) & {
  /** Whether it is in the panel behind 'Filters' in every window, not only on phones. */
  isSecondary?: boolean;
  /** Whether tabs above the list filter by it, too. They show the choice, so there is no chip. */
  hasTabs?: boolean;
};

/** One filter: a select whose first choice does not filter. */
export function FilterSelect({
  label,
  allLabel,
  choices,
  chosen,
  onChoose,
  className = 'sm:w-32 sm:grow sm:max-w-52 max-3xl:with-details:w-27.5!',
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

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD; '' for none. */
  value: string;
  onChange: (day: string) => void;
}

/** A date field of a filter. It reports complete dates only. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <FilterLabel text={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          defaultValue={value}
          min={firstDay}
          max="9999-12-31"
          onChange={({ target }) => {
            if (target.validity.valid && target.value !== value) onChange(target.value);
          }}
          className="field sm:w-36 in-data-filters:w-full"
        />
      )}
    </FilterLabel>
  );
}

/** Formats a range of days (YYYY-MM-DD) with open ends: 'from Nov 1, 2026 to Nov 5, 2026'; '' for all days. */
export function describeDays(from: string, until: string): string {
  return [from && `from ${formatDay(from)}`, until && `to ${formatDay(until)}`]
    .filter(Boolean)
    .join(' ');
}

interface SearchFieldProps {
  /** The current search. */
  value: string;
  onSearch: (value: string) => void;
}

const debounceMs = 250;

/** A debounced search field. It keeps its own text, so that typing never lags. '/' focuses it, ↓ enters the list. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const { text, setText } = useDebouncedSearch(value, onSearch);
  useShortcut('/', () => ref.current?.focus());
  return (
    <FilterLabel text="Search" isHidden>
      {(id) => (
        <>
          <Search
            aria-hidden
            size={14}
            className="pointer-events-none absolute start-2.5 top-1/2 -translate-y-1/2 text-ink-soft"
          />
          <input
            ref={ref}
            id={id}
            type="search"
            placeholder="Search"
            maxLength={200}
            autoComplete="off"
            aria-keyshortcuts="/"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' && focusList()) event.preventDefault();
            }}
            className="field peer ps-8 pe-8 max-3xl:with-details:pe-2"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 rounded-control border border-line px-1.5 text-xs text-ink-soft max-3xl:with-details:hidden peer-not-placeholder-shown:hidden pointer-coarse:hidden"
          >
            /
          </span>
        </>
      )}
    </FilterLabel>
  );
}

/**
 * The text of the field. It follows the address when something else changes it (Back, Clear Filters), but not
 * when the field's own search arrives there while the user types on.
 */
function useDebouncedSearch(value: string, onSearch: (value: string) => void) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  const latestSearch = useRef(onSearch);
  useEffect(() => {
    latestSearch.current = onSearch;
  });
  const trimmed = text.trim();
  useEffect(() => {
    if (trimmed === sent) return;
    const timer = setTimeout(() => {
      setSent(trimmed);
      latestSearch.current(trimmed);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [trimmed, sent]);
  return { text, setText };
}
