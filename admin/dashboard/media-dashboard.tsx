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
import { useStatistics } from './statistics.ts';
import { SummaryPanel } from './summary-panel.tsx';

const kinds = { news: newsAdmin, events: eventsAdmin, media: mediaAdmin };

const cards = [
  { of: 'news', label: 'Total News', counter: 'totalNews', icon: Newspaper },
  { of: 'events', label: 'Total Events', counter: 'totalEvents', icon: CalendarDays },
  { of: 'media', label: 'Total Media', counter: 'totalMedia', icon: Image },
  { of: 'news', label: 'Active News', counter: 'activeNews', icon: ToggleRight },
  { of: 'news', label: 'Inactive News', counter: 'inactiveNews', icon: ToggleLeft },
  { of: 'events', label: 'Upcoming Events', counter: 'upcomingEvents', icon: CalendarClock },
  { of: 'events', label: 'Past Events', counter: 'pastEvents', icon: CalendarX },
] as const;

const actions = Object.values(kinds).map(({ texts, slug }) => ({
  label: texts.title,
  to: `/${slug}`,
}));

/** The overview of what is published (document 3, section 2). */
export function MediaDashboard() {
  const { of: statistics, isPending, hasAllFailed } = useStatistics(kinds);
  return (
    <Dashboard
      title="Media Dashboard"
      subtitle="Manage your content, news, and events"
      isPending={isPending}
      hasAllFailed={hasAllFailed}
    >
      <ul aria-label="Statistics" className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-7">
        {cards.map(({ of, label, counter, icon }) => (
          <StatCard
            key={label}
            label={label}
            to={`/${kinds[of].slug}`}
            icon={icon}
            statistics={statistics[of]}
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
