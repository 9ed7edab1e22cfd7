import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { groupDigits } from '#contract/format/rupees.ts';
import type { MenuGroup } from '../navigation.ts';
import type { MenuGroupKey, Screen } from '../screen.ts';

const storageKey = 'office-menu';

function readOpened(): string[] {
  try {
    return localStorage.getItem(storageKey)?.split(' ') ?? [];
  } catch {
    // Storage may be blocked: groups stay open until the page is closed.
    return [];
  }
}

function saveOpened(opened: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, opened.join(' '));
  } catch {
    // See above.
  }
}

/**
 * Which groups of the menu are open: those that the user has opened, on this device, and the one of the current screen
 * unless the user closes it there.
 */
export function useOpenGroups() {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(readOpened);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  return {
    isOpen: (key: MenuGroupKey, isCurrent: boolean) =>
      isCurrent ? closedAt !== pathname : opened.includes(key),
    setOpen(key: MenuGroupKey, isOpen: boolean) {
      const others = opened.filter((other) => other !== key);
      const next = isOpen ? [...others, key] : others;
      setOpened(next);
      saveOpened(next);
      setClosedAt(isOpen ? null : pathname);
    },
  };
}

const item =
  'relative flex min-h-7 items-center gap-1.5 rounded-control px-2.5 -outline-offset-2 pointer-coarse:min-h-11';

/** The current item is filled, with the accent at its start. */
const currentItem =
  'bg-raised font-medium shadow-[0_0_0_1px_var(--color-line)] before:absolute before:inset-y-1.5 before:start-0 before:w-0.75 before:rounded-full before:bg-accent forced-colors:before:bg-[Highlight]';
const otherItem = 'hover:bg-ink/5';

interface SidebarLinkProps extends Pick<Screen, 'path' | 'title'> {
  /** The number of waiting requests. */
  count?: number | undefined;
}

/** The link to a screen. */
export function SidebarLink({ path, title, count = 0 }: SidebarLinkProps) {
  return (
    <li>
      <NavLink
        to={path}
        className={({ isActive }) => `${item} ${isActive ? currentItem : otherItem}`}
      >
        <span className="min-w-0 py-1 leading-4">{title}</span>
        <WaitingCount count={count} />
      </NavLink>
    </li>
  );
}

/** How many requests wait for an answer; nothing if none does. */
function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ms-auto text-xs text-ink-soft">
      {groupDigits(count)}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

interface SidebarGroupProps extends ReturnType<typeof useOpenGroups> {
  group: MenuGroup;
  counts: ReadonlyMap<string, number>;
}

/** A group of screens that can be opened; closed, it says how many requests wait in all of them. */
export function SidebarGroup({ group, counts, isOpen, setOpen }: SidebarGroupProps) {
  const { pathname } = useLocation();
  const { name, title, screens } = group;
  const isCurrent = screens.some(({ path }) => path === pathname);
  const isShown = isOpen(name, isCurrent);
  const waiting = screens.reduce((sum, { path }) => sum + (counts.get(path) ?? 0), 0);
  const [only] = screens;
  if (only && screens.length === 1) return <SidebarLink {...only} count={waiting} />;
  return (
    <li>
      <details
        open={isShown}
        className="group/menu"
        onToggle={({ currentTarget: { open } }) => open !== isShown && setOpen(name, open)}
      >
        <summary
          className={`cursor-pointer list-none [&::-webkit-details-marker]:hidden ${item} ${isCurrent && !isShown ? currentItem : otherItem}`}
        >
          {title}
          <ChevronRight
            aria-hidden
            size={14}
            className="text-ink-soft transition-transform group-open/menu:rotate-90"
          />
          {!isShown && <WaitingCount count={waiting} />}
        </summary>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-px border-s border-line ms-4 my-0.5 ps-1">
          {screens.map((screen) => (
            <SidebarLink key={screen.path} {...screen} count={counts.get(screen.path)} />
          ))}
        </ul>
      </details>
    </li>
  );
}
