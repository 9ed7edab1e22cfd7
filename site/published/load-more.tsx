import type { MouseEvent } from 'react';
import { buttonClass } from '#ui/button.tsx';

/** Shows more of a list; without script a link to the same page with more on it. */
export function LoadMore({
  state,
  onLoad,
  shown,
  isOnDark = false,
}: {
  state: 'idle' | 'loading' | 'failed';
  onLoad: () => void;
  /** How many the page shows when it is asked for by link. */
  shown: number;
  isOnDark?: boolean;
}) {
  function load(event: MouseEvent) {
    event.preventDefault();
    if (state !== 'loading') onLoad();
  }
  return (
    <div className="mt-12 flex flex-col items-center gap-3">
      <p role="status" className="text-sm empty:hidden">
        {state === 'failed' && 'More could not be loaded. Please try again.'}
      </p>
      <a
        href={`?shown=${shown}`}
        rel="nofollow"
        onClick={load}
        className={buttonClass(isOnDark ? 'outline-on-dark' : 'outline', 'min-w-48')}
      >
        {state === 'loading' ? 'Loading...' : 'Load More'}
      </a>
    </div>
  );
}

/** How many a page is asked to show, by the link that stands in for the button; `usual` without it. */
export function shownIn(request: Request, usual: number): number {
  const shown = Number(new URL(request.url).searchParams.get('shown'));
  return Number.isInteger(shown) && shown > usual && shown <= 1000 ? shown : usual;
}
