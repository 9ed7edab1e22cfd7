import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTitlePrefix } from './title-count.ts';

const headingId = 'page-heading';

/** Moves focus and the viewport to the top of the screen. */
export function focusHeading() {
  document.getElementById(headingId)?.focus();
  window.scrollTo(0, 0);
}

/** The title of a screen, also of the document. It gets focus after a navigation. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  const { key } = useLocation();
  useFocusOnMount(key !== 'default');
  return (
    <>
      <title>{`${useTitlePrefix()}${title} · Back office`}</title>
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

/**
 * Focuses the heading on mount only: later changes of the address, such as filters, do not move focus. Details that
 * open with the screen keep it.
 */
function useFocusOnMount(hasNavigated: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (hasNavigated && !document.querySelector('dialog[open]')) focusHeading();
  }, []);
}
