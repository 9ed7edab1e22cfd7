import { ChevronDown } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { BadgeColor } from '#contract/leads/lead.ts';
import { badges } from '../ui/badge.tsx';
import { useRowTabIndex } from './row-keys.ts';

interface BadgeSelectProps {
  label: string;
  value: string;
  choices: readonly string[];
  formatLabel: (choice: string) => string;
  /** The text of a choice that is not the value: what choosing it does. By default its label. */
  formatAct?: (choice: string) => string;
  color: BadgeColor;
  onChoose: (choice: string) => void;
}

/** Keys that open the list of choices or choose from it. All others change the value of a closed select at once. */
const openingKeys = new Set(['Enter', ' ', 'F4', 'Tab']);

/**
 * The value that is chosen but not saved yet. In some browsers each arrow key on a closed select changes it, so
 * such a choice is saved on Enter or when focus leaves, and given up on Escape.
 */
function useChoice(value: string, onChoose: (choice: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const key = useRef<string>(undefined);

  function save(choice: string | null) {
    setDraft(null);
    if (choice !== null && choice !== value) onChoose(choice);
  }

  return {
    value: draft ?? value,
    isDraft: draft !== null && draft !== value,
    handlers: {
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
        const isByKey = key.current !== undefined && !openingKeys.has(key.current);
        if (isByKey) setDraft(target.value);
        else save(target.value);
      },
      onKeyDown: (event: KeyboardEvent) => {
        key.current = event.key;
        if (draft === null || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        event.stopPropagation();
        save(event.key === 'Enter' ? draft : null);
      },
      onKeyUp: () => {
        key.current = undefined;
      },
      onPointerDown: () => {
        key.current = undefined;
      },
      onBlur: () => save(draft),
    },
  };
}

/**
 * A badge with a select over it, for a row's value. The select is invisible: its text is 16 px on touch screens, where
 * iOS zooms in on smaller ones, and it can be pressed above and below the badge.
 */
export function BadgeSelect({
  label,
  value,
  choices,
  formatLabel,
  formatAct = formatLabel,
  color,
  onChoose,
}: BadgeSelectProps) {
  const choice = useChoice(value, onChoose);
  const hintId = useId();
  return (
    <span
      className={`relative inline-flex h-6 w-28 items-center justify-between gap-1 justify-self-start rounded-full ps-3 pe-2 text-xs font-medium outline-offset-1 outline-accent has-focus-visible:outline-2 max-table:w-auto pointer-coarse:h-7 pointer-coarse:text-dense ${badges[color]}`}
    >
      <span aria-hidden="true" className="min-w-0 truncate">
        {formatLabel(choice.value)}
      </span>
      <ChevronDown aria-hidden size={12} className="flex-none" />
      <select
        aria-label={label}
        data-part="status"
        tabIndex={useRowTabIndex()}
        value={choice.value}
        {...choice.handlers}
        aria-describedby={choice.isDraft ? hintId : undefined}
        className="absolute inset-x-0 top-1/2 h-full w-full -translate-y-1/2 appearance-none opacity-0 pointer-coarse:h-11 pointer-coarse:text-base"
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice === value ? formatLabel(choice) : formatAct(choice)}
          </option>
        ))}
      </select>
      {choice.isDraft && (
        <span
          id={hintId}
          role="status"
          className="pointer-events-none absolute start-0 top-full z-10 rounded-control bg-solid px-2 py-0.5 text-xs whitespace-nowrap text-solid-ink"
        >
          Enter saves, Escape does not
        </span>
      )}
    </span>
  );
}
