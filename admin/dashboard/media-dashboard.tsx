import { type ReactNode, useId } from 'react';
import { eventsAdmin } from '#contract/content/events-admin.ts';
import { mediaAdmin } from '#contract/content/media-admin.ts';
import { newsAdmin } from '#contract/content/news-admin.ts';
import type { Permission } from '#contract/staff/staff.ts';
import { isPermitted, useUser } from '../session/session.ts';
import { Panel, ShareBar } from '../ui/panel.tsx';
import { PageViewsPanel } from './charts/day-panels.tsx';
import { Dashboard, type QuickAction, QuickActions } from './dashboard.tsx';
import { computeShare, StatCard } from './stat-card.tsx';
import { describeContent, type KindStatistics, readCounter, useStatistics } from './statistics.ts';

const contentCounters = [
  { counter: 'imageMedia', label: 'Images' },
  { counter: 'videoMedia', label: 'Videos' },
];

/** The shares of images and videos among the media; nothing until they are loaded. */
function MediaBreakdown({ statistics }: { statistics: KindStatistics }) {
  const id = useId();
  if (!statistics.values) return null;
  const total = readCounter(statistics, 'totalMedia');
  return (
    <section aria-labelledby={id} className="-mx-4 -mb-3 flex flex-1 flex-col">
      <h3 id={id} className="px-4 pt-2.5 text-sm font-semibold">
        Media Breakdown
      </h3>
      <ul className="mt-2 grid flex-1 grid-cols-2 gap-px overflow-hidden border-t border-line">
        {contentCounters.map(({ counter, label }) => {
          const count = readCounter(statistics, counter);
          const percent = computeShare(count, total);
          return (
            <li
              key={counter}
              className="grid content-start gap-0.5 px-4 py-3 shadow-[0_0_0_1px_var(--color-line)]"
            >
              <span className="text-ink-soft">{label}</span>
              <p className="flex items-baseline justify-between gap-2">
                <span className="text-2xl font-semibold tracking-tight">
                  {count.toLocaleString('en')}
                </span>
                <span className="text-ink-soft">{percent}%</span>
              </p>
              <ShareBar percent={percent} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Kind = 'news' | 'events' | 'media';

/** The totals of each kind with their parts. Each number appears once. */
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

/** The statistics of the content that the user may open, linked to its screens, with `children` beside them. */
function ContentSummary({
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

const kinds = {
  news: describeContent(newsAdmin),
  events: describeContent(eventsAdmin),
  media: describeContent(mediaAdmin),
};

const actions: readonly QuickAction[] = [
  { label: 'Create News', kind: kinds.news, search: '?edit=new' },
  { label: 'Create Event', kind: kinds.events, search: '?edit=new' },
  { label: 'Create Media', kind: kinds.media, search: '?edit=new' },
  ...Object.values(kinds).map((kind) => ({ label: kind.texts.title, kind })),
];

/** The dashboard of the role media (docs/spec/back-office.md#dashboards). */
export function MediaDashboard() {
  const { statistics, isPending, hasAllFailed } = useStatistics(kinds);
  return (
    <Dashboard
      title="Media Dashboard"
      subtitle="Manage your content, news, and events"
      isPending={isPending}
      hasAllFailed={hasAllFailed}
    >
      <ContentSummary statistics={statistics}>
        <QuickActions actions={actions} />
      </ContentSummary>
      <PageViewsPanel />
    </Dashboard>
  );
}
