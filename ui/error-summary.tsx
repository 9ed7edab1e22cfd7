import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { takeFocus } from './take-focus.ts';

/** A field with an error: its id, its label and the message. */
export interface SummaryItem {
  id: string;
  label: string;
  message: string;
  /** Class of the link, to hide it if the field is not shown. */
  className?: string;
}

/**
 * The errors of a form with links to the fields. It takes focus when it is mounted, so give it a new key
 * for each attempt. Fields with the same message share a line, and the headline is not repeated.
 */
export function ErrorSummary({
  headline,
  detail,
  items = [],
  children,
}: {
  headline: string;
  detail?: string | undefined;
  items?: readonly SummaryItem[];
  children?: ReactNode;
}) {
  return (
    <div
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-control border-s-4 border-bad bg-bad-soft p-4 text-graphite-950"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
      <div className="min-w-0">
        <p className="font-semibold">{headline}</p>
        {detail && <p className="mt-1 text-sm text-graphite-700">{detail}</p>}
        {items.length > 0 && (
          <ul className="mt-2 grid gap-1 text-sm text-graphite-700">
            {[...new Set(items.map(({ message }) => message))].map((message) => (
              <li key={message}>
                {message !== headline && <>{message}: </>}
                <FieldLinks items={items.filter((item) => item.message === message)} />
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}

/** Separated by space: a comma would remain if a link is hidden. */
function FieldLinks({ items }: { items: readonly SummaryItem[] }) {
  return items.map(({ id, label, className = '' }) => (
    <a
      key={id}
      href={`#${id}`}
      className={`me-4 inline-block py-1 font-medium text-bad underline ${className}`}
    >
      {label}
    </a>
  ));
}
