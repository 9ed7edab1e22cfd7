import { ChevronsUpDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { formatRole } from '#contract/staff.ts';
import { useUser } from '../session/session.ts';
import { LogoutButton } from './account-panel.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The signed-in user, as a button that opens their account, the theme switch and Logout. */
export function UserMenu() {
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
