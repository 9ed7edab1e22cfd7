import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { formatRole } from '#contract/staff/staff.ts';
import { useUser } from '../session/session.ts';
import { useSignOut } from '../session/sign-out.ts';
import { Button } from '../ui/button.tsx';

/** In the order of the switch. 'system', the default, follows the device. */
const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const storageKey = 'office-theme';
const listeners = new Set<() => void>();

/** Returns the chosen theme, which before-paint.js has already applied. */
function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme);
}

/** Applies a theme at once and saves it on this device. */
function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be blocked: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

const options = {
  system: { label: 'System theme', icon: Monitor },
  light: { label: 'Light theme', icon: Sun },
  dark: { label: 'Dark theme', icon: Moon },
} as const satisfies Record<Theme, unknown>;

/** Chooses the light, dark or system theme. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const group = useId();
  return (
    <fieldset className="flex rounded-full border border-line p-0.5">
      <legend className="sr-only">Theme</legend>
      {themes.map((theme) => {
        const { label, icon: Icon } = options[theme];
        return (
          <label
            key={theme}
            title={label}
            className="relative grid size-6 place-items-center rounded-full text-ink-soft hover:text-ink has-checked:bg-hover has-checked:text-ink has-focus-visible:outline-2 forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[SelectedItem] forced-colors:has-checked:text-[SelectedItemText] has-focus-visible:outline-accent pointer-coarse:size-10"
          >
            <input
              type="radio"
              name={group}
              aria-label={label}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <Icon aria-hidden size={14} className="pointer-events-none relative" />
          </label>
        );
      })}
    </fieldset>
  );
}

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
