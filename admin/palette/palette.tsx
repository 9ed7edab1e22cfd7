import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonOf } from '../api.ts';
import { useUser } from '../session/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useFoundPeople } from './found-people.ts';
import { OptionGroup } from './option-group.tsx';
import { type PaletteOption, personOptions, screenOptions } from './palette-options.ts';

interface PaletteProps {
  onClose: () => void;
  onShowKeys: () => void;
}

/** Goes to a screen, or finds a person among all that visitors have sent. */
export function Palette({ onClose, onShowKeys }: PaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const user = useUser();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const { people, error, isLooking } = useFoundPeople(typed.trim());
  const help: PaletteOption = { id: 'keys', label: 'Keys', detail: '?', to: onShowKeys };
  const groups = [
    { title: 'Screens', options: screenOptions(user, typed) },
    { title: 'People', options: personOptions(people) },
    { title: 'Help', options: typed.trim() === '' ? [help] : [] },
  ].filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const current = options[Math.min(place, options.length - 1)];
  const optionId = (option: PaletteOption) => `${id}-${option.id}`;

  function choose({ to }: PaletteOption) {
    onClose();
    if (typeof to === 'string') navigate(to);
    else to();
  }
  function moveByKeys(event: KeyboardEvent) {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && current) choose(current);
    else if (step && current) {
      const next = options.indexOf(current) + step;
      setPlace((next + options.length) % options.length);
    } else return;
    event.preventDefault();
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
      <input
        type="text"
        role="combobox"
        aria-label="Screen, or a person’s name, phone or email"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        placeholder="Screen, or a person’s name, phone or email"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPlace(0);
        }}
        onKeyDown={moveByKeys}
        className="min-h-12 w-full flex-none border-b border-line bg-transparent px-4 text-base outline-none"
      />
      <div className="min-h-0 overflow-y-auto p-1.5">
        {options.length > 0 && (
          <div role="listbox" id={`${id}-options`} aria-label="Results" aria-busy={isLooking}>
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
        <p role="status" className="px-2.5 py-2 text-ink-soft empty:hidden">
          {error && `People could not be searched. ${reasonOf(error)}`}
          {!error && hintOf({ typed: typed.trim(), isLooking, found: options.length })}
        </p>
      </div>
    </Dialog>
  );
}

function hintOf({ typed, isLooking, found }: { typed: string; isLooking: boolean; found: number }) {
  if (isLooking) return 'Looking for people...';
  if (found === 0)
    return typed.length < 3 ? 'Three letters or digits find people.' : 'Nothing found.';
  return '';
}
