import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

let count = 0;
const listeners = new Set<() => void>();

function setCount(next: number) {
  count = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a count before the title of the browser's tab, as long as the caller is mounted; 0 shows none. */
export function useTitleCount(next: number): void {
  useEffect(() => {
    setCount(next);
    return () => setCount(0);
  }, [next]);
}

/** Returns the start of the tab's title: '(2) ', or '' without a count. */
const useTitlePrefix = (): string =>
  useSyncExternalStore(subscribe, () => (count > 0 ? `(${count}) ` : ''));

const headingId = 'page-heading';

/** Moves focus and the viewport to the top of the screen. */
export function focusHeading() {
  document.getElementById(headingId)?.focus();
  window.scrollTo(0, 0);
}

interface PageProps {
  /** Also the title of the document. */
  title: string;
  /** A subtitle, on the line of the title if there is room. */
  subtitle?: ReactNode;
  /** Buttons and links at the end of that line. */
  actions?: ReactNode;
  /** Whether details are open beside the screen, which then leaves room for them (leads/details). */
  withDetails?: boolean;
  children: ReactNode;
}

/** A screen: its header, at the same place on all screens, and its parts. The title gets focus after a navigation. */
export function Page(props: PageProps) {
  const { title, subtitle, actions, withDetails = false, children } = props;
  const { key } = useLocation();
  useFocusOnMount(key !== 'default');
  return (
    <div
      data-with-details={withDetails || undefined}
      className={`group/page mx-auto grid max-w-[110rem] gap-3 grid-cols-[minmax(0,1fr)] data-with-details:me-[calc(var(--details-width)-0.5rem)] data-with-details:sidebar:max-2xl:me-(--details-width) has-data-list:gap-2`}
    >
      <title>{`${useTitlePrefix()}${title} · Back office`}</title>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-2 table:group-has-data-list/page:mb-1 max-sm:items-start max-sm:gap-x-3 pointer-coarse:min-h-10">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 max-sm:grow max-sm:basis-36 max-sm:pointer-coarse:mt-1">
          <h1
            id={headingId}
            tabIndex={-1}
            dir="auto"
            className="text-xl/8 font-semibold tracking-tight outline-none"
          >
            {title}
          </h1>
          {/* On phones a list needs the room, so that the subtitle is only read out. */}
          {subtitle && (
            <div className="text-ink-soft max-sm:basis-full max-sm:group-has-data-list/page:sr-only">
              {subtitle}
            </div>
          )}
        </div>
        {actions && (
          <div className="flex flex-wrap items-center gap-2 pointer-coarse:[&>:is(a,button)]:min-h-10! print:hidden">
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
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
