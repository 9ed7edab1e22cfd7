import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { formatRole } from '#contract/staff.ts';
import { useUser } from '../session/session.ts';
import { useSignOut } from '../session/sign-out.ts';
import { Button } from '../ui/button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Ends the session. */
export function LogoutButton({ className = '' }: { className?: string }) {
  const { mutate: signOut, isPending } = useSignOut();
  return (
    <Button
      tone="bare"
      aria-disabled={isPending}
      className={className}
      onClick={() => !isPending && signOut()}
    >
      <LogOut aria-hidden size={14} />
      Logout
    </Button>
  );
}

/** The signed-in user, the theme switch and Logout, in the menu of narrow windows. */
export function AccountPanel() {
  const { username, role } = useUser();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="flex min-w-0 items-baseline gap-2">
        <Link
          to="/account"
          title="Your account"
          className="max-w-48 truncate rounded-control font-medium underline-offset-4 hover:underline pointer-coarse:py-3"
        >
          {username}
        </Link>
        <span className="rounded-full bg-grey-soft px-2 py-px text-xs whitespace-nowrap text-grey">
          {formatRole(role)}
        </span>
      </p>
      <ThemeSwitch />
      <LogoutButton />
    </div>
  );
}
