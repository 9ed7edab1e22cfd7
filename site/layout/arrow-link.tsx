import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PageLink } from '#ui/page-link.tsx';

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
        className="size-4 shrink-0 transition-transform group-hover:translate-x-1"
      />
    </PageLink>
  );
}
