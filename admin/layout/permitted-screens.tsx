import { Link } from 'react-router';
import { screens } from '../screens.ts';
import { isPermitted, useUser } from '../session/session.ts';

/** Links to all screens that the user may open. */
export function PermittedScreens() {
  const user = useUser();
  const permitted = screens.filter(({ permission }) => isPermitted(user, permission));
  if (permitted.length === 0) return null;
  return (
    <nav aria-label="Your screens">
      <h2 className="mb-1.5 text-xs text-ink-soft">Your screens</h2>
      <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-panel grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
        {permitted.map(({ path, title }) => (
          <li key={path} className="shadow-[0_0_0_1px_var(--color-line)]">
            <Link
              to={path}
              className="flex min-h-7 items-center px-4 font-medium -outline-offset-2 hover:bg-hover pointer-coarse:min-h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
