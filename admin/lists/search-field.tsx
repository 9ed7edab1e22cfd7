import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useShortcut } from '../ui/shortcut.ts';
import { FilterLabel } from './filter-fields.tsx';
import { focusList } from './row-keys.ts';

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
            className="field peer ps-8 pe-8 max-3xl:in-data-beside:pe-2"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 rounded-control border border-line px-1.5 text-xs text-ink-soft max-3xl:in-data-beside:hidden peer-not-placeholder-shown:hidden pointer-coarse:hidden"
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
