import { LogOut } from 'lucide-react';
import { labelOfRole } from '#contract/staff.ts';
import { useUser } from '../session/session.ts';
import { useSignOut } from '../session/sign-out.ts';
import { Button } from '../ui/button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Who is signed in, the theme, and the way out. */
export function AccountPanel() {
  const { username, role } = useUser();
  const { mutate: signOut, isPending } = useSignOut();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="flex min-w-0 items-baseline gap-2">
        <span className="max-w-48 truncate font-medium">{username}</span>
        <span className="rounded-full bg-grey-soft px-2 py-px text-xs whitespace-nowrap text-grey">
          {labelOfRole(role)}
        </span>
      </p>
      <ThemeSwitch />
      <Button tone="bare" disabled={isPending} onClick={() => signOut()}>
        <LogOut aria-hidden size={14} />
        Logout
      </Button>
    </div>
  );
}
