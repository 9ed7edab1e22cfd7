import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { type City, type Completion, findCompletions } from '#catalogue/cities.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { nameCity } from '#words/catalogue/cities';
import * as words from '#words/site/dealer-finder';
import { languageRoot } from '#words/site/layout';
import { useCombobox } from './use-combobox.ts';

const maxCompletions = 6;

/** Hints for on-screen keyboards. */
const inputHints = {
  autoComplete: 'off',
  autoCapitalize: 'words',
  spellCheck: false,
  inputMode: 'search',
  enterKeyHint: 'search',
  maxLength: 200,
} as const;

interface SearchBoxProps {
  text: string;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
  onChoose: (city: City) => void;
  onClear: () => void;
  /** Content beside the label. */
  children: ReactNode;
}

/** Filters the dealers by what is typed and suggests cities. Without JavaScript it is a plain form. */
export function SearchBox({ text, onType, onSearch, onChoose, onClear, children }: SearchBoxProps) {
  const fieldId = useId();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const completions = findCompletions(text, maxCompletions);
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

  return (
    <search>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label
          htmlFor={fieldId}
          className="flex min-h-11 items-center text-sm font-medium text-graphite-800"
        >
          {words.cityOrPostcode}
        </label>
        {children}
      </div>
      <form action={`${languageRoot}/find-a-dealer`} onSubmit={search} className="flex gap-2">
        <div className="relative min-w-0 grow">
          <input
            {...(isHydrated && buildComboboxAria(listId, box))}
            ref={field}
            id={fieldId}
            name="search"
            placeholder={words.cityOrPostcode}
            value={text}
            onChange={({ target }) => {
              onType(target.value);
              box.open();
            }}
            onKeyDown={box.onKeyDown}
            onBlur={box.close}
            {...inputHints}
            className="control pe-12"
          />
          {text && <ClearLink onClear={clear} />}
          {box.isOpen && (
            <Completions
              id={listId}
              completions={completions}
              marked={box.marked}
              onChoose={box.choose}
            />
          )}
        </div>
        <Button type="submit" className="whitespace-nowrap">
          {words.search}
        </Button>
      </form>
    </search>
  );
}

/** The combobox attributes. They are set after hydration, since they promise keyboard support. */
function buildComboboxAria(
  listId: string,
  { isOpen, marked }: { isOpen: boolean; marked: number },
) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': marked >= 0 ? buildOptionId(listId, marked) : undefined,
  };
}

/** Without JavaScript, a link to the page without a search. */
function ClearLink({ onClear }: { onClear: () => void }) {
  return (
    <Link
      to="/find-a-dealer"
      aria-label={words.clear}
      onClick={(event) => {
        event.preventDefault();
        onClear();
      }}
      className="absolute inset-y-0 inset-e-0 grid w-12 place-items-center text-graphite-600 transition-colors hover:text-graphite-950"
    >
      <X aria-hidden="true" className="size-5" />
    </Link>
  );
}

/** Builds the DOM id of an option from its list's id and its index. */
const buildOptionId = (listId: string, index: number) => `${listId}-${index}`;

/** The cities that match what is typed. Focus stays in the field while one is chosen. */
function Completions({
  id,
  completions,
  marked,
  onChoose,
}: {
  id: string;
  completions: readonly Completion[];
  marked: number;
  onChoose: (completion: Completion) => void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={words.completions}
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-clip rounded-control border border-graphite-300 bg-white py-1 shadow-lg"
    >
      {completions.map((completion, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: in this ARIA pattern focus stays in the field.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
        <div
          key={completion.city.slug}
          id={buildOptionId(id, index)}
          role="option"
          aria-selected={index === marked}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(completion)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3.5 hover:bg-paper-deep aria-selected:bg-graphite-950 aria-selected:text-white"
        >
          {nameCity(completion.city.name)}
          <span className="tabular text-sm opacity-75">{completion.postcode}</span>
        </div>
      ))}
    </div>
  );
}
