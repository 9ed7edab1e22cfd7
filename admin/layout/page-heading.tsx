import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';

const headingId = 'page-heading';

/** Moves focus, and with it the reader and the view, to the top of the screen. */
export function focusHeading() {
  document.getElementById(headingId)?.focus();
  window.scrollTo(0, 0);
}

/** A screen's title, in the page and in the browser. After a navigation it takes focus. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  const { key } = useLocation();
  useArrival(key !== 'default');
  return (
    <>
      <title>{`${title} · Back office`}</title>
      <h1
        id={headingId}
        tabIndex={-1}
        className="text-xl font-semibold tracking-tight outline-none"
      >
        {title}
      </h1>
      {children}
    </>
  );
}

/** Only the arrival counts: later changes of the address, by a filter say, leave focus alone. */
function useArrival(hasNavigated: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (hasNavigated) focusHeading();
  }, []);
}
