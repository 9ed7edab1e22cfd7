import { findPeriodState, type PublicationPeriod } from '#contract/publication.ts';
import { Badge } from '../ui/badge.tsx';
import { formatInSentence } from './dates.ts';

/** Says that visitors do not see a record yet or any longer; nothing while they do. */
export function PeriodBadge({ period }: { period: PublicationPeriod }) {
  const state = findPeriodState(period);
  if (state === 'open') return null;
  return (
    <p className="my-1">
      {state === 'closed' ? (
        <Badge color="grey" text="Closed" />
      ) : (
        <Badge color="blue" text={`Scheduled for ${formatInSentence(period.publishAt ?? '')}`} />
      )}
    </p>
  );
}
