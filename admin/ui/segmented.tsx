import type { ReactNode } from 'react';

interface SegmentedProps<Value extends string> {
  /** The name of the choice; for screen readers. */
  legend: string;
  /** Labels by value, in order. */
  choices: Readonly<Record<Value, ReactNode>>;
  /** Undefined if none is chosen. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** A choice of one among a few views, as joined buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, choices, chosen, onChoose } = props;
  const values = Object.keys(choices) as Value[];
  return (
    <fieldset className="flex max-w-full min-w-0 flex-none justify-self-start rounded-control border border-line bg-ground p-px max-sm:w-full max-sm:flex-wrap">
      <legend className="sr-only">{legend}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
          className={`min-h-7 rounded-sm border border-transparent px-3 font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink aria-pressed:border-edge aria-pressed:bg-raised aria-pressed:text-ink max-sm:flex-1 pointer-coarse:min-h-11`}
        >
          {choices[value]}
        </button>
      ))}
    </fieldset>
  );
}
