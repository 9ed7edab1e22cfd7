import { Link } from 'react-router';

interface TabLinksProps {
  /** What the tabs are of; for screen readers. */
  label: string;
  /** The name of a tab stands in the address; that of the first one is ''. */
  tabs: readonly { name: string; label: string }[];
  /** The name of the open tab. */
  open: string;
}

/** The tabs of a screen, as links: the address holds the open one. */
export function TabLinks({ label, tabs, open }: TabLinksProps) {
  return (
    <nav
      aria-label={label}
      className="relative -mt-1 mb-0.5 flex overflow-x-auto border-b border-line py-1"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          to={{ search: tab.name && `?tab=${tab.name}` }}
          aria-current={open === tab.name ? 'page' : undefined}
          className="-mb-1 flex-none border-b-2 border-transparent px-3 py-1.5 whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:py-3"
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
