import { useId } from 'react';
import type { PaletteOption } from './palette-options.ts';

interface OptionGroupProps {
  title: string;
  options: readonly PaletteOption[];
  /** The option that Enter selects. */
  current: PaletteOption | undefined;
  optionId: (option: PaletteOption) => string;
  onChoose: (option: PaletteOption) => void;
}

/** A group of options. Focus stays in the input, which names the current one with aria-activedescendant. */
export function OptionGroup({ title, options, current, optionId, onChoose }: OptionGroupProps) {
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
