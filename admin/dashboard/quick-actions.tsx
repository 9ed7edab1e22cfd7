import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Panel } from './panel.tsx';

export interface QuickAction {
  label: string;
  to: string;
}

/** Ways to the screens that are needed most. */
export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <Panel title="Quick Actions">
      <ul className="grid">
        {actions.map(({ label, to }) => (
          <li key={to} className="border-t border-line first:border-0">
            <Link
              to={to}
              className="flex min-h-10 items-center justify-between gap-3 font-medium -outline-offset-2 hover:underline pointer-coarse:min-h-11"
            >
              {label}
              <ArrowRight aria-hidden size={14} className="text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
