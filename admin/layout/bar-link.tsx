import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

/** Classes of the bar's links and dropdown buttons. The current one is underlined. */
export const barItem =
  'relative flex h-full items-center gap-1.5 px-3 font-medium whitespace-nowrap text-ink-soft -outline-offset-4 hover:text-ink';
export const currentBarItem =
  'text-ink after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:bg-accent forced-colors:after:bg-[Highlight]';

export function BarLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink to={to} className={({ isActive }) => `${barItem} ${isActive ? currentBarItem : ''}`}>
      {children}
    </NavLink>
  );
}
