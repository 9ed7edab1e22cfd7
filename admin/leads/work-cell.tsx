import { UserRound } from 'lucide-react';
import { formatInList, Moment } from '../lists/dates.tsx';

/** The owner above the next follow-up. A card has each on a line of its facts. */
export function WorkCell({ owner, at }: { owner: string | null; at: string | null }) {
  return (
    <span className="max-table:contents table:block table:leading-row">
      <span
        data-owner=""
        title={owner ?? undefined}
        className={`flex items-center gap-1.5 max-table:col-start-2 max-table:row-start-3 max-table:mt-0.5 max-table:max-w-32 max-table:self-start max-table:justify-self-end max-table:text-xs ${owner ? '' : 'text-ink-soft'}`}
      >
        <UserRound
          aria-hidden
          className={`size-3 flex-none ${owner ? 'text-ink-soft' : 'text-edge'}`}
        />
        <span className="min-w-0 wrap-anywhere max-table:truncate table:line-clamp-2">
          {owner ?? 'No owner'}
        </span>
      </span>
      {at && (
        <span
          data-follow-up=""
          className="block ps-4.5 bar:max-2xl:ps-0 text-xs text-ink-soft max-table:row-start-4 max-table:mt-0.5 max-table:ps-0 max-table:[tr:has([data-place*=more_i])_&]:col-start-2 max-table:[tr:has([data-place*=more_i])_&]:justify-self-end table:leading-row"
        >
          <span className="table:hidden">Follow-up </span>
          <Moment iso={at} format={formatInList} />
        </span>
      )}
    </span>
  );
}
