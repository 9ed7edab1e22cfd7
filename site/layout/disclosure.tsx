import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A part of the page that opens on demand, with and without script. */
export function Disclosure({
  id,
  title,
  isOpen,
  children,
}: {
  id?: string;
  title: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details id={id} open={isOpen} className="group scroll-mt-16 border-b border-graphite-200">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 text-lg font-semibold tracking-tight">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-2 pb-8">{children}</div>
    </details>
  );
}
