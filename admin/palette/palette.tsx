import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { describeFailure } from '../api.ts';
import { useUser } from '../session/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import {
  buildActionOptions,
  buildPersonOptions,
  buildRecentOptions,
  buildRecordOptions,
  buildScreenOptions,
  type PaletteOption,
  usePaletteSearch,
} from './palette-options.ts';
import { readRecent } from './recent.ts';
import { useShownAddress } from './use-recent.ts';

interface OptionGroupProps {
  title: string;
  options: readonly PaletteOption[];
  /** The option that Enter selects. */
  current: PaletteOption | undefined;
  optionId: (option: PaletteOption) => string;
  onChoose: (option: PaletteOption) => void;
}

/** A group of options. Focus stays in the input, which names the current one with aria-activedescendant. */
function OptionGroup({ title, options, current, optionId, onChoose }: OptionGroupProps) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group in a listbox is not a fieldset.
    <div role="group" aria-labelledby={titleId} className="pb-1">
      <div id={titleId} className="px-2.5 pt-1.5 pb-1 text-xs text-ink-soft">
        {title}
      </div>
      {options.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
        <div
          key={option.id}
          ref={option === current ? scrollIntoView : null}
          id={optionId(option)}
          role="option"
          tabIndex={-1}
          aria-selected={option === current}
          onClick={() => onChoose(option)}
          className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-3 rounded-control px-2.5 py-1 hover:bg-hover aria-selected:bg-hover pointer-coarse:min-h-11"
        >
          <span className="font-medium wrap-anywhere">{option.label}</span>
          <span className="text-ink-soft wrap-anywhere sm:ms-auto">{option.detail}</span>
        </div>
      ))}
    </div>
  );
}

function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

interface KeysHelp {
  onShowKeys: () => void;
}

type Found = Pick<ReturnType<typeof usePaletteSearch>, 'people' | 'records'>;

/** The options for a text by kind; kinds without options are left out. */
function useGroups(text: string, { people, records, onShowKeys }: Found & KeysHelp) {
  const user = useUser();
  const shown = useShownAddress();
  const isEmpty = text.trim() === '';
  const [recent] = useState(() => readRecent(user.username));
  // A dialog that has just been closed may leave the address only after the palette has opened.
  const shownRecent = isEmpty ? buildRecentOptions(user, recent, shown) : [];
  const isRecent = ({ id }: PaletteOption) => shownRecent.some((option) => option.id === id);
  const screenOptions = buildScreenOptions(user, text).filter((option) => !isRecent(option));
  const help: PaletteOption = { id: 'keys', label: 'Keys', detail: '?', to: onShowKeys };
  return [
    { title: 'Recent', options: shownRecent },
    { title: 'Screens', options: screenOptions },
    { title: 'Actions', options: buildActionOptions(user, text) },
    { title: 'Records', options: buildRecordOptions(records) },
    { title: 'People', options: buildPersonOptions(people) },
    { title: 'Help', options: isEmpty ? [help] : [] },
  ].filter(({ options }) => options.length > 0);
}

/** The option that Enter chooses: the first one, or the one that the arrow keys have moved to. */
function useCurrentOption(
  options: readonly PaletteOption[],
  onChoose: (option: PaletteOption) => void,
) {
  const [index, setIndex] = useState(0);
  const current = options[Math.min(index, options.length - 1)];
  function handleKeys(event: KeyboardEvent) {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && current) onChoose(current);
    else if (step && current) {
      const next = options.indexOf(current) + step;
      setIndex((next + options.length) % options.length);
    } else return;
    event.preventDefault();
  }
  return { current, reset: () => setIndex(0), handleKeys };
}

/** The placeholder of the search field: what the palette finds. */
const searched = 'Screen, name, phone, email, reference, CNIC or VIN';

/** The command palette: opens a screen, starts something new, or finds a record or a person who sent a request. */
export function Palette({ onClose, onShowKeys }: KeysHelp & { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { people, records, error, isSearching } = usePaletteSearch(text.trim());
  const groups = useGroups(text, { people, records, onShowKeys });
  const options = groups.flatMap((group) => group.options);
  const { current, reset, handleKeys } = useCurrentOption(options, choose);
  const optionId = (option: PaletteOption) => `${id}-${option.id}`;

  function choose({ to }: PaletteOption) {
    onClose();
    if (typeof to === 'string') navigate(to);
    else to();
  }

  return (
    <Dialog
      labelledBy={`${id}-heading`}
      onDismiss={onClose}
      className="rise-in mx-auto mt-[max(1rem,10dvh)] mb-auto max-h-[80dvh] w-[min(38rem,calc(100vw-2rem))] overflow-hidden rounded-panel p-0 open:flex open:flex-col"
    >
      <h2 id={`${id}-heading`} className="sr-only">
        Go to a screen or find a person
      </h2>
      <div className="flex flex-none items-center gap-2.5 border-b border-line px-4">
        <Search aria-hidden size={16} className="flex-none text-ink-soft" />
        <label htmlFor={`${id}-field`} className="sr-only">
          {searched}
        </label>
        <input
          type="text"
          role="combobox"
          id={`${id}-field`}
          placeholder={searched}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-options`}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current)}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            reset();
          }}
          onKeyDown={handleKeys}
          className="min-h-12 w-full min-w-0 bg-transparent text-base outline-none placeholder:text-sm placeholder:text-ink-soft placeholder:opacity-100"
        />
      </div>
      <div className="flex min-h-0 flex-col">
        {options.length > 0 && (
          <div
            role="listbox"
            id={`${id}-options`}
            aria-label="Results"
            aria-busy={isSearching}
            className="min-h-0 overflow-y-auto p-1.5"
          >
            {groups.map((group) => (
              <OptionGroup
                key={group.title}
                {...group}
                current={current}
                optionId={optionId}
                onChoose={choose}
              />
            ))}
          </div>
        )}
        <p role="status" className="flex-none px-4 py-2 text-ink-soft empty:hidden">
          {error && `The search failed. ${describeFailure(error)}`}
          {!error && chooseHint({ text: text.trim(), isSearching, found: options.length })}
        </p>
      </div>
    </Dialog>
  );
}

function chooseHint({
  text,
  isSearching,
  found,
}: {
  text: string;
  isSearching: boolean;
  found: number;
}) {
  if (isSearching) return 'Searching...';
  if (found === 0)
    return text.length < 3 ? 'Type at least three characters to search.' : 'Nothing found.';
  return '';
}
