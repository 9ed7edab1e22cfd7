import type { MouseEvent } from 'react';
import { buttonClass } from '#ui/button.tsx';

/** A button that shows more of a list. Without JavaScript it is a link to the same page with more items. */
export function LoadMore({
  state,
  onLoad,
  shown,
  hasMore,
  report,
  isOnDark = false,
}: {
  state: 'idle' | 'loading' | 'failed';
  onLoad: () => void;
  /** How many items the link asks for. */
  shown: number;
  hasMore: boolean;
  /** The status for screen readers, such as '9 of 20 shown'. */
  report: string;
  isOnDark?: boolean;
}) {
  function load(event: MouseEvent) {
    event.preventDefault();
    if (state !== 'loading') onLoad();
  }
  return (
    <div className={hasMore ? 'mt-12 flex flex-col items-center gap-3' : ''}>
      <p role="status" className={state === 'failed' ? 'text-sm' : 'sr-only'}>
        {state === 'failed' ? 'More could not be loaded. Please try again.' : report}
      </p>
      {hasMore && (
        <a
          href={`?shown=${shown}`}
          rel="nofollow"
          onClick={load}
          className={buttonClass(isOnDark ? 'outline-on-dark' : 'outline', 'min-w-48')}
        >
          {state === 'loading' ? 'Loading...' : 'Load More'}
        </a>
      )}
    </div>
  );
}

/** Parses how many items the link of the Load More button asks for; `usual` without it. */
export function parseShownCount(request: Request, usual: number): number {
  const shown = Number(new URL(request.url).searchParams.get('shown'));
  return Number.isInteger(shown) && shown > usual && shown <= 1000 ? shown : usual;
}
