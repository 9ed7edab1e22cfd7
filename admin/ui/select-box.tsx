import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A native select, styled like the other fields. */
export function SelectBox({ className = '', ...select }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select {...select} className="field appearance-none truncate pe-8" />
      <ChevronDown
        aria-hidden
        size={14}
        className="pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
