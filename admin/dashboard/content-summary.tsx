import { type ReactNode, useId } from 'react';
import type { Permission } from '#contract/staff.ts';
import { isPermitted, useUser } from '../session/session.ts';
import { Panel } from '../ui/panel.tsx';
import { MediaBreakdown } from './media-breakdown.tsx';
import { StatCard } from './stat-card.tsx';
import type { KindStatistics } from './statistics.ts';

type Kind = 'news' | 'events' | 'media';

/** The totals of each kind with their parts. Each number stands once. */
const panels: readonly {
  kind: Kind;
  title: string;
  /** The permission of its screen, and the path. */
  screen: Permission;
  figures: Readonly<Record<string, string>>;
}[] = [
  {
    kind: 'news',
    title: 'News Status',
    screen: 'news-management',
    figures: {
      totalNews: 'Total News',
      activeNews: 'Active News',
      inactiveNews: 'Inactive News',
    },
  },
  {
    kind: 'events',
    title: 'Events Status',
    screen: 'event-management',
    figures: {
      totalEvents: 'Total Events',
      upcomingEvents: 'Upcoming Events',
      pastEvents: 'Past Events',
    },
  },
  {
    kind: 'media',
    title: 'Media Status',
    screen: 'media-management',
    figures: { totalMedia: 'Total Media' },
  },
];

/** The statistics of the content whose screens the user may open, which they lead to, and `children` beside them. */
export function ContentSummary({
  statistics,
  children,
}: {
  statistics: Record<Kind, KindStatistics>;
  children: ReactNode;
}) {
  const id = useId();
  const user = useUser();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1.5 text-xs text-ink-soft">
        Content Performance Summary
      </h2>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {panels
          .filter(({ screen }) => isPermitted(user, screen))
          .map(({ kind, title, screen, figures }) => (
            <Panel key={kind} title={title} className="flex flex-col">
              <ul
                aria-label="Statistics"
                className="-mx-4 grid grid-cols-2 grid-rows-[auto_1fr] gap-px overflow-hidden border-t border-line *:first:col-span-2 last:-mb-3 last:flex-1"
              >
                {Object.entries(figures).map(([counter, label]) => (
                  <StatCard
                    key={counter}
                    label={label}
                    to={`/${screen}`}
                    statistics={statistics[kind]}
                    counter={counter}
                  />
                ))}
              </ul>
              {kind === 'media' && <MediaBreakdown statistics={statistics.media} />}
            </Panel>
          ))}
        {children}
      </div>
    </section>
  );
}
