import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { fieldLabel } from '#contract/field-label.ts';
import type { Success } from '#contract/http.ts';
import { type LedgerLine, ledgerPath } from '#contract/ledger.ts';
import { groupDigits } from '#contract/rupees.ts';
import { callApi } from '../api.ts';
import { isPermitted, useUser } from '../session/session.ts';
import { formatStatus } from '../ui/format-status.ts';
import { dashboardKey } from './dashboard-key.ts';

/** Warns those who may read the audit if accepted requests are neither stored nor purged. */
export function LedgerAlarm() {
  const user = useUser();
  const { data = [] } = useQuery({
    queryKey: [...dashboardKey, 'ledger'],
    queryFn: async ({ signal }) =>
      (await callApi<Success<LedgerLine[]>>(ledgerPath, { signal })).data,
    enabled: isPermitted(user, 'audit'),
  });
  const unbalanced = data.filter(({ isBalanced }) => !isBalanced);
  if (unbalanced.length === 0) return null;
  return (
    <div role="alert" className="rounded-panel border border-red/30 bg-red-soft px-4 py-3 text-red">
      <h2 className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden size={16} className="flex-none" />
        The ledger does not balance
      </h2>
      <p className="mt-1">
        Requests were removed by other means than the product. Please tell those who run it.
      </p>
      <ul className="mt-1">
        {unbalanced.map((line) => (
          <li key={line.slug}>
            {formatStatus(line.slug)}: {formatFigures(line)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const formatFigures = ({ slug: _slug, isBalanced: _is, ...figures }: LedgerLine): string =>
  Object.entries(figures)
    .map(([name, count]) => `${groupDigits(count)} ${fieldLabel(name).toLowerCase()}`)
    .join(', ');
