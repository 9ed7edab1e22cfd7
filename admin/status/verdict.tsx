import { CircleCheck, TriangleAlert } from 'lucide-react';
import { badges } from '../ui/badge.tsx';

/** That the product makes no backups is no fault, because somebody else may make them. */
const backupHint = 'The product makes no backups. The setting BACKUP_AT schedules a daily one.';

interface VerdictProps {
  warnings: readonly string[];
  makesBackups: boolean;
}

/** One verdict on everything, which is never better than its worst part. */
export function Verdict({ warnings, makesBackups }: VerdictProps) {
  const isGood = warnings.length === 0 && makesBackups;
  const color = warnings.length > 0 ? 'red' : isGood ? 'green' : 'amber';
  const lines = makesBackups ? warnings : [...warnings, backupHint];
  const [first = 'Everything runs as it should.', ...others] = lines;
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <div
      role={warnings.length > 0 ? 'alert' : 'status'}
      className={`flex gap-2 rounded-panel px-4 py-2.5 ${badges[color]}`}
    >
      <Icon aria-hidden size={16} className="mt-0.5 flex-none" />
      <div className={color === 'amber' ? 'flex flex-wrap gap-x-2' : 'grid gap-1'}>
        <p className="font-medium">{first}</p>
        {others.map((line) => (
          <p key={line} className="font-medium">
            {line}
          </p>
        ))}
        {color === 'amber' && <p>Everything else runs as it should.</p>}
      </div>
    </div>
  );
}
