import { ChevronDown } from 'lucide-react';
import type { BadgeColour } from '#contract/lead.ts';
import { badges } from '../ui/badge.tsx';
import { useRowTabIndex } from './row-focus.ts';

interface BadgeSelectProps {
  label: string;
  value: string;
  choices: readonly string[];
  labelOf: (choice: string) => string;
  colour: BadgeColour;
  onChoose: (choice: string) => void;
}

/** A row's value as a badge that can be changed. */
export function BadgeSelect({
  label,
  value,
  choices,
  labelOf,
  colour,
  onChoose,
}: BadgeSelectProps) {
  return (
    <span className={`relative inline-block justify-self-start rounded-full ${badges[colour]}`}>
      <select
        aria-label={label}
        data-part="status"
        tabIndex={useRowTabIndex()}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="h-6 w-28 appearance-none truncate rounded-full bg-transparent ps-3 pe-6 text-xs font-medium pointer-coarse:h-9 pointer-coarse:w-36 pointer-coarse:text-base"
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={12}
        className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2"
      />
    </span>
  );
}
