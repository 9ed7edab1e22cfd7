import { type ReactNode, useId } from 'react';

interface FilterLabelProps {
  text: string;
  /** Whether the control speaks for itself without a visible label. */
  isHidden?: boolean;
  className?: string;
  /** The control, which gets the id. */
  children: (id: string) => ReactNode;
}

/**
 * A control with its label on the upper border, so that filters beside the search take one line only. In the panel of
 * filters the label stands above the control, also one that is hidden elsewhere.
 */
export function FilterLabel({
  text,
  isHidden = false,
  className = '',
  children,
}: FilterLabelProps) {
  const id = useId();
  return (
    <div
      className={`relative in-data-filters:grid in-data-filters:w-auto! in-data-filters:max-w-none! in-data-filters:gap-1 ${className}`}
    >
      <label
        htmlFor={id}
        className={`in-data-filters:static in-data-filters:bg-none in-data-filters:p-0 in-data-filters:text-dense in-data-filters:font-medium in-data-filters:text-ink ${isHidden ? 'sr-only in-data-filters:not-sr-only' : 'absolute start-2 -top-1.75 z-1 max-w-[calc(100%-1rem)] truncate bg-linear-to-b from-ground from-50% to-panel to-50% px-0.5 text-[0.6875rem] leading-3.5 text-ink-soft'}`}
      >
        {text}
      </label>
      {children(id)}
    </div>
  );
}
