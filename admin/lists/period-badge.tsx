import { describePeriod, findPeriodState, type PublicationPeriod } from '#contract/publication.ts';
import { Badge } from '../ui/badge.tsx';

/** Says that visitors do not see a record yet or any longer; nothing while they do. */
export function PeriodBadge({ period }: { period: PublicationPeriod }) {
  const text = describePeriod(period);
  if (!text) return null;
  return (
    <p className="my-1">
      <Badge color={findPeriodState(period) === 'closed' ? 'grey' : 'blue'} text={text} />
    </p>
  );
}
