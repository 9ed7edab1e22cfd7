import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Permission } from '#contract/staff.ts';
import { isPermitted, useUser } from '../session/session.ts';
import { Panel } from '../ui/panel.tsx';

export interface QuickAction {
  label: string;
  kind: { slug: string; permission: Permission };
  /** Opens something there: '?edit=new', '#dealer-locations'. */
  search?: string;
}

/** Links to the most used screens that the user may open. */
export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  const user = useUser();
  const permitted = actions.filter(({ kind }) => isPermitted(user, kind.permission));
  if (permitted.length === 0) return null;
  return (
    <Panel title="Quick Actions">
      <ul className="grid">
        {permitted.map(({ label, kind, search = '' }) => (
          <li key={label} className="border-t border-line first:-mt-1 first:border-0">
            <Link
              to={`/${kind.slug}${search}`}
              className="flex min-h-7 items-center justify-between gap-3 font-medium -outline-offset-2 hover:underline pointer-coarse:min-h-11"
            >
              {label}
              <ArrowRight aria-hidden size={14} className="flex-none text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
