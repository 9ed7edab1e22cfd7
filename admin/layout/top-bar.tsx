import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { buildMenu } from '../navigation.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { useUser } from '../session/session.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { AccountPanel } from './account-panel.tsx';
import { BarLink } from './bar-link.tsx';
import { Logo } from './logo.tsx';
import { MenuGroupDropdown } from './menu-group-dropdown.tsx';
import { SlideInMenu } from './slide-in-menu.tsx';

/** The top bar: the menu if there is room for it, otherwise a button that opens it. */
export function TopBar() {
  const { groups, singles } = buildMenu(useUser());
  // The slide-in menu closes after a navigation.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-6 border-b border-line bg-panel px-4 md:px-6 print:hidden">
      <Link to="/dashboard" aria-label="Back office, to the dashboard" className="flex py-1">
        <Logo />
      </Link>
      <nav aria-label="Main" className="hidden h-full items-center gap-1 bar:flex">
        <BarLink to="/dashboard">Dashboard</BarLink>
        {groups.map((group) => (
          <MenuGroupDropdown key={group.title} {...group} />
        ))}
        {singles.map(({ path, title }) => (
          <BarLink key={path} to={path}>
            {title}
          </BarLink>
        ))}
      </nav>
      <div className="ms-auto flex items-center gap-2">
        <PaletteButton />
        <div className="hidden bar:block">
          <AccountPanel />
        </div>
        <IconButton
          label="Menu"
          icon={Menu}
          aria-haspopup="dialog"
          className="bar:hidden"
          onClick={() => setOpenedAt(key)}
        />
      </div>
      {openedAt === key && (
        <SlideInMenu groups={groups} singles={singles} onClose={() => setOpenedAt(null)} />
      )}
    </header>
  );
}
