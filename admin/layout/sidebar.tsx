import { useId } from 'react';
import { Link } from 'react-router';
import { buildMenu } from '../navigation.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { useUser } from '../session/session.ts';
import { Logo } from './logo.tsx';
import { useOpenGroups } from './open-groups.ts';
import { SidebarGroup, SidebarLink } from './sidebar-items.tsx';
import { UserMenu } from './user-menu.tsx';
import { useWaitingCounts } from './waiting-counts.ts';

/** The group that is always open: its lists are the daily work. */
const dailyGroup = 'customer-management';

/** The navigation of wide windows: the search, all screens with what waits there, and the signed-in user. */
export function Sidebar() {
  const { groups, singles } = buildMenu(useUser());
  const counts = useWaitingCounts();
  const openGroups = useOpenGroups();
  const headingId = useId();
  const daily = groups.find(({ name }) => name === dailyGroup);
  return (
    <header className="sticky top-0 z-30 row-span-2 flex h-dvh flex-col border-e border-line bg-side print:hidden">
      <div className="grid gap-3 p-3">
        <Link
          to="/dashboard"
          aria-label="Back office, to the dashboard"
          className="flex rounded-control p-1"
        >
          <Logo />
        </Link>
        <PaletteButton isField />
      </div>
      <nav
        aria-label="Main"
        className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto px-3 py-1"
      >
        <ul className="grid gap-px">
          {singles.map((screen) => (
            <SidebarLink key={screen.path} {...screen} />
          ))}
        </ul>
        {daily && (
          <div>
            <p id={headingId} className="px-2.5 pb-1 text-xs text-ink-soft">
              {daily.title}
            </p>
            <ul aria-labelledby={headingId} className="grid gap-px">
              {daily.screens.map((screen) => (
                <SidebarLink key={screen.path} {...screen} count={counts.get(screen.path)} />
              ))}
            </ul>
          </div>
        )}
        <ul className="grid gap-px">
          {groups
            .filter((group) => group !== daily)
            .map((group) => (
              <SidebarGroup key={group.name} group={group} counts={counts} {...openGroups} />
            ))}
        </ul>
      </nav>
      <div className="border-t border-line p-2">
        <UserMenu />
      </div>
    </header>
  );
}
