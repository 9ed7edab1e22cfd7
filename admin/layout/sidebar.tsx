import { useQueryClient } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { myDayPermissions } from '#contract/leads/my-day.ts';
import { formatRole } from '#contract/staff/staff.ts';
import { useWork } from '../dashboard/statistics.ts';
import { buildMenu } from '../navigation.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { isPermitted, useUser } from '../session/session.ts';
import { LogoutButton, ThemeSwitch } from './account-panel.tsx';
import { Logo } from './logo.tsx';
import { SidebarGroup, SidebarLink, useOpenGroups } from './sidebar-items.tsx';

/** Load the counts once no query has run for this long. */
const restMs = 300;

/** Whether the first screen has its data, so that loading more does not delay it. */
function useIsScreenLoaded(): boolean {
  const client = useQueryClient();
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return;
    const check = () => setIsLoaded(client.isFetching() === 0);
    let timer = setTimeout(check, restMs);
    const unsubscribe = client.getQueryCache().subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(check, restMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [client, isLoaded]);
  return isLoaded;
}

/** How many requests wait for an answer, by the path of their screen; of the types that the user may see. */
function useWaitingCounts(): ReadonlyMap<string, number> {
  const seesRequests = isPermitted(useUser(), myDayPermissions);
  const isScreenLoaded = useIsScreenLoaded();
  const { data } = useWork(seesRequests && isScreenLoaded);
  return new Map(data?.queues.map(({ kind, waiting }) => [`/${kind}`, waiting]));
}

/** The signed-in user, as a button that opens their account, the theme switch and Logout. */
function UserMenu() {
  const { username, role } = useUser();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex w-full items-center gap-2 rounded-control px-2 py-1 text-start hover:bg-ink/5 pointer-coarse:min-h-11"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium" title={username}>
            {username}
          </span>
          <span className="block text-xs leading-row text-ink-soft">{formatRole(role)}</span>
        </span>
        <ChevronsUpDown aria-hidden size={14} className="flex-none text-ink-soft" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="rise-in fixed inset-auto start-2 bottom-15 m-0 w-46 gap-1 rounded-panel border border-line bg-raised p-1.5 text-ink shadow-xl open:grid"
      >
        <Link
          to="/account"
          onClick={() => menu.current?.hidePopover()}
          className="flex min-h-8 items-center rounded-control px-2.5 font-medium hover:bg-hover pointer-coarse:min-h-11"
        >
          Your account
        </Link>
        <div className="flex px-2.5 py-1">
          <ThemeSwitch />
        </div>
        <LogoutButton className="justify-start! px-2.5!" />
      </div>
    </>
  );
}

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
