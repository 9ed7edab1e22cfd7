import {
  CalendarClock,
  CalendarDays,
  CalendarX,
  Image,
  Newspaper,
  ToggleLeft,
  ToggleRight,
} from 'lucide-react';
import { eventsAdmin } from '#contract/content/events-admin.ts';
import { mediaAdmin } from '#contract/content/media-admin.ts';
import { newsAdmin } from '#contract/content/news-admin.ts';
import { PageViewsPanel } from './charts/page-views-panel.tsx';
import { Dashboard } from './dashboard.tsx';
import { MediaBreakdown } from './media-breakdown.tsx';
import { FiguresPanel } from './panel.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StatCard } from './stat-card.tsx';
import { describeContent, useStatistics } from './statistics.ts';
import { SummaryPanel } from './summary-panel.tsx';

const kinds = {
  news: describeContent(newsAdmin),
  events: describeContent(eventsAdmin),
  media: describeContent(mediaAdmin),
};

const cards = [
  { kind: 'news', label: 'Total News', counter: 'totalNews', icon: Newspaper },
  { kind: 'events', label: 'Total Events', counter: 'totalEvents', icon: CalendarDays },
  { kind: 'media', label: 'Total Media', counter: 'totalMedia', icon: Image },
  { kind: 'news', label: 'Active News', counter: 'activeNews', icon: ToggleRight },
  { kind: 'news', label: 'Inactive News', counter: 'inactiveNews', icon: ToggleLeft },
  { kind: 'events', label: 'Upcoming Events', counter: 'upcomingEvents', icon: CalendarClock },
  { kind: 'events', label: 'Past Events', counter: 'pastEvents', icon: CalendarX },
] as const;

const actions = Object.values(kinds).map((kind) => ({ label: kind.texts.title, kind }));

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
      <ul aria-label="Statistics" className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-7">
        {cards.map(({ kind, label, counter, icon }) => (
          <StatCard
            key={label}
            label={label}
            to={`/${kinds[kind].slug}`}
            icon={icon}
            statistics={statistics[kind]}
            counter={counter}
          />
        ))}
      </ul>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <div className="grid gap-4 lg:col-span-2">
          <PageViewsPanel />
          <div className="grid gap-4 sm:grid-cols-3">
            <FiguresPanel
              title="News Status"
              statistics={statistics.news}
              figures={{ totalNews: 'Total', activeNews: 'Active', inactiveNews: 'Inactive' }}
            />
            <FiguresPanel
              title="Events Status"
              statistics={statistics.events}
              figures={{ totalEvents: 'Total', upcomingEvents: 'Upcoming', pastEvents: 'Past' }}
            />
            <FiguresPanel
              title="Media Status"
              statistics={statistics.media}
              figures={{ totalMedia: 'Total', imageMedia: 'Images', videoMedia: 'Videos' }}
            />
          </div>
        </div>
        <div className="grid gap-4">
          <QuickActions actions={actions} />
          <MediaBreakdown statistics={statistics.media} />
          <SummaryPanel
            title="Content Performance Summary"
            lines={[
              ['Active news', statistics.news, 'activeNews'],
              ['Upcoming events', statistics.events, 'upcomingEvents'],
              ['Total media', statistics.media, 'totalMedia'],
            ]}
          />
        </div>
      </div>
    </Dashboard>
  );
}
