import { Menu, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { buildMenu } from '../navigation.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import type { Screen } from '../screen.ts';
import { useUser } from '../session/session.ts';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AccountPanel } from './account-panel.tsx';
import { Logo } from './logo.tsx';

/** The menu of windows that are too narrow for the sidebar. */
function SlideInMenu({ onClose }: { onClose: () => void }) {
  const { groups, singles } = buildMenu(useUser());
  const headingId = useId();
  return (
    <Dialog
      labelledBy={headingId}
      onDismiss={onClose}
      className="sheet-in ms-auto h-dvh max-h-none w-[min(20rem,calc(100vw-3rem))] border-y-0 border-e-0 p-0"
    >
      <div className="flex min-h-full flex-col">
        <div className="flex h-14 items-center justify-between border-b border-line ps-5 pe-3">
          <h2 id={headingId} className="font-semibold">
            Menu
          </h2>
          <IconButton label="Close menu" icon={X} onClick={onClose} />
        </div>
        <nav aria-label="Main" className="grid content-start gap-4 p-3">
          <ul>
            {singles.map((screen) => (
              <MenuLink key={screen.path} {...screen} />
            ))}
          </ul>
          {groups.map(({ title, screens }) => (
            <section key={title}>
              <h3 className="px-2.5 pb-1 text-xs text-ink-soft">{title}</h3>
              <ul>
                {screens.map((screen) => (
                  <MenuLink key={screen.path} {...screen} />
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className="mt-auto border-t border-line p-5">
          <AccountPanel />
        </div>
      </div>
    </Dialog>
  );
}

function MenuLink({ path, title }: Pick<Screen, 'path' | 'title'>) {
  return (
    <li>
      <NavLink
        to={path}
        className="flex min-h-11 items-center rounded-control px-2.5 font-medium hover:bg-hover aria-[current=page]:bg-hover"
      >
        {title}
      </NavLink>
    </li>
  );
}

/** The bar above the screens of windows that are too narrow for the sidebar, with a button that opens the menu. */
export function TopBar() {
  // The slide-in menu closes after a navigation.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <header className="sticky top-0 z-30 flex h-(--top-bar) items-center justify-between gap-6 border-b border-line bg-panel px-4 md:px-6 print:hidden">
      <Link to="/dashboard" aria-label="Back office, to the dashboard" className="flex py-1">
        <Logo />
      </Link>
      <div className="flex items-center gap-2">
        <PaletteButton />
        <IconButton
          label="Menu"
          icon={Menu}
          aria-haspopup="dialog"
          onClick={() => setOpenedAt(key)}
        />
      </div>
      {openedAt === key && <SlideInMenu onClose={() => setOpenedAt(null)} />}
    </header>
  );
}
