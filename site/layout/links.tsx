import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PageLink } from '#ui/page-link.tsx';
import * as words from '#words/site/layout';

/** A text link with an arrow: quieter than a button, with the same touch target. */
export function ArrowLink({ children, className = '', ...rest }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink
      {...rest}
      className={`group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-current/30 decoration-1 underline-offset-[0.45em] transition-colors hover:decoration-current ${className}`}
    >
      {children}
      <ArrowRight
        aria-hidden="true"
        className="size-4 shrink-0 transition-transform group-hover:forward-1"
      />
    </PageLink>
  );
}

/** One row: what it is about, and a link to it. */
interface LinkRow {
  /** A few words above the title. */
  note?: string;
  title: string;
  text: string;
  to: string;
  linkText: string;
  /** Follows the link's text for screen readers, where several rows have the same one. */
  linkDetail?: string;
}

/** Rows across the page, each with a large title, a sentence and a link. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className="bg-paper px-5 py-2 md:px-10 md:py-8 lg:px-16">
      {rows.map(({ note, title, text, to, linkText, linkDetail }) => (
        <li
          key={to}
          className="grid gap-x-10 gap-y-3 border-b border-graphite-200 py-8 last:border-0 md:grid-cols-12 md:items-baseline md:py-10"
        >
          <div className="md:col-span-5">
            {note && <p className="mb-1 text-sm text-graphite-600">{note}</p>}
            <h2 className="text-3xl font-semibold tracking-tight lg:text-5xl">{title}</h2>
          </div>
          <p className="max-w-prose text-graphite-700 md:col-span-7 md:text-lg lg:col-span-4">
            {text}
          </p>
          <p className="md:col-span-7 md:col-start-6 lg:col-span-3 lg:col-start-auto lg:text-end">
            <ArrowLink to={to}>
              {linkText}
              {linkDetail && <span className="sr-only">{words.detail(linkDetail)}</span>}
            </ArrowLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
