import { Link } from 'react-router';

/** The class of a line of tabs. It scrolls sideways if it has no room, and fades where it continues. */
export const tabBarClass =
  'tab-bar relative -mt-1 mb-0.5 flex overflow-x-auto border-b border-line py-1 max-sm:-mx-4 max-sm:px-4';

/** The class of a link in such a line; the open one has `aria-current`. */
export const tabClass =
  '-mb-1 flex-none border-b-2 border-transparent px-3 py-1.5 whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink pointer-coarse:py-3';

/**
 * The ref of the current tab of a line that scrolls sideways: the line scrolls until the tab is in sight, with some room
 * beside it, also when the tab was chosen elsewhere.
 */
export function revealTab(tab: HTMLElement | null) {
  const bar = tab?.closest<HTMLElement>('.tab-bar');
  if (!tab || !bar) return;
  const room = 24;
  const [place, view] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()];
  const beyondEnd = place.right + room - view.right;
  const beforeStart = place.left - room - view.left;
  if (beyondEnd > 0) bar.scrollLeft += beyondEnd;
  else if (beforeStart < 0) bar.scrollLeft += beforeStart;
}

interface TabLinksProps {
  /** The name of the tabs, for screen readers. */
  label: string;
  /** The address contains the name of the tab; that of the first one is ''. */
  tabs: readonly { name: string; label: string }[];
  /** The name of the open tab. */
  open: string;
  /** The parameters of the address that all tabs keep. */
  kept?: Readonly<Record<string, string>>;
}

/** The tabs of a screen, as links: the address holds the open one. */
export function TabLinks({ label, tabs, open, kept = {} }: TabLinksProps) {
  const buildSearch = (name: string) =>
    String(new URLSearchParams({ ...kept, ...(name && { tab: name }) }));
  return (
    <nav aria-label={label} className={tabBarClass}>
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          to={{ search: buildSearch(tab.name) }}
          ref={open === tab.name ? revealTab : undefined}
          aria-current={open === tab.name ? 'page' : undefined}
          className={`${tabClass} whitespace-nowrap`}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
