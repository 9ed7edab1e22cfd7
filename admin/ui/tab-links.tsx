import { Link } from 'react-router';
import { revealTab } from './reveal-tab.ts';
import { tabBarClass, tabClass } from './tab-classes.ts';

interface TabLinksProps {
  /** What the tabs are of; for screen readers. */
  label: string;
  /** The name of a tab stands in the address; that of the first one is ''. */
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
