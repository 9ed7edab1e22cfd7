import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { screens } from '../screens.ts';
import { isPermitted, useUser } from '../session/session.ts';

/** Links to all screens that the user may open. */
export function PermittedScreens() {
  const user = useUser();
  const permitted = screens.filter(({ permission }) => isPermitted(user, permission));
  if (permitted.length === 0) return null;
  return (
    <nav aria-label="Your screens" className="mt-6">
      <h2 className="font-medium text-ink-soft">Your screens</h2>
      <ul className="mt-2 grid gap-px overflow-hidden rounded-panel border border-line bg-line">
        {permitted.map(({ path, title }) => (
          <li key={path} className="bg-panel">
            <Link
              to={path}
              className="flex min-h-11 items-center justify-between px-4 font-medium -outline-offset-2 hover:bg-hover"
            >
              {title}
              <ArrowRight aria-hidden size={14} className="text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
