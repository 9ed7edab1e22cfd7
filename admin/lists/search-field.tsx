import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useFreeKey } from '../ui/free-key.ts';

interface SearchFieldProps {
  /** What is searched for at the moment. */
  value: string;
  onSearch: (value: string) => void;
}

const pauseMs = 250;

/** Searches when typing pauses. What is typed is its own until then, so it never lags. '/' leads here. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const { typed, setTyped } = useTypedSearch(value, onSearch);
  useFreeKey('/', () => ref.current?.focus());
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        Search
      </label>
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
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="field peer ps-8 pe-8"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 rounded-control border border-line px-1.5 text-xs text-ink-soft peer-not-placeholder-shown:hidden pointer-coarse:hidden"
      >
        /
      </span>
    </div>
  );
}

/**
 * What stands in the field. It follows the address when that changes by itself (Back, Clear
 * Filters), but not when the change is our own search arriving while typing goes on.
 */
function useTypedSearch(value: string, onSearch: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const latestSearch = useRef(onSearch);
  useEffect(() => {
    latestSearch.current = onSearch;
  });
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      latestSearch.current(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, sent]);
  return { typed, setTyped };
}
