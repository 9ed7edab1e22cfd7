import { X } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { City } from '#catalogue/cities.ts';
import { completionsOf } from '#catalogue/find-city.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Completions, optionId } from './completions.tsx';
import { useCombobox } from './use-combobox.ts';

const maxCompletions = 6;

/** What is typed filters the dealers and is completed to cities; without script it is a plain form. */
export function SearchBox({
  text,
  onType,
  onSearch,
  onChoose,
  onClear,
}: {
  text: string;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
  onChoose: (city: City) => void;
  onClear: () => void;
}) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const completions = completionsOf(text, maxCompletions);
  const box = useCombobox({
    options: completions,
    onChoose: ({ city }) => onChoose(city),
    onClear: clear,
  });

  function clear() {
    box.close();
    onClear();
    field.current?.focus();
  }

  function search(event: FormEvent) {
    event.preventDefault();
    box.close();
    onSearch(text.trim());
  }

  const combobox = isHydrated && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': box.isOpen,
    'aria-controls': box.isOpen ? listId : undefined,
    'aria-activedescendant': box.marked >= 0 ? optionId(listId, box.marked) : undefined,
  };
  return (
    <search>
      <form action="/find-a-dealer" onSubmit={search} className="flex gap-2">
        <div className="relative min-w-0 grow">
          <input
            {...combobox}
            ref={field}
            name="search"
            value={text}
            onChange={({ target }) => {
              onType(target.value);
              box.open();
            }}
            onKeyDown={box.onKeyDown}
            onBlur={box.close}
            aria-label="Your city or postcode"
            placeholder="Your city or postcode"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            inputMode="search"
            enterKeyHint="search"
            maxLength={200}
            className="control pr-12"
          />
          {text && (
            <Link
              to="/find-a-dealer"
              aria-label="Clear"
              onClick={(event) => {
                event.preventDefault();
                clear();
              }}
              className="absolute inset-y-0 right-0 grid w-12 place-items-center text-graphite-600 transition-colors hover:text-graphite-950"
            >
              <X aria-hidden="true" className="size-5" />
            </Link>
          )}
          {box.isOpen && (
            <Completions
              id={listId}
              completions={completions}
              marked={box.marked}
              onChoose={box.choose}
            />
          )}
        </div>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
