import type { ReactNode } from 'react';
import { useHover } from './use-hover.ts';

/** A button of the floating helper with its name beside it, for those who point at it or tab to it. */
export function HelperLabel({ label, children }: { label: string; children: ReactNode }) {
  const { isOpen, ...handlers } = useHover();
  return (
    <div {...handlers} className="relative">
      {isOpen && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 right-full my-auto flex h-9 items-center pr-2 text-sm whitespace-nowrap"
        >
          <span className="rounded-control bg-graphite-800 px-3 py-1.5">{label}</span>
        </span>
      )}
      {children}
    </div>
  );
}
