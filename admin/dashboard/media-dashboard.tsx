import { eventsAdmin } from '#contract/content/events-admin.ts';
import { mediaAdmin } from '#contract/content/media-admin.ts';
import { newsAdmin } from '#contract/content/news-admin.ts';
import { PageViewsPanel } from './charts/page-views-panel.tsx';
import { ContentSummary } from './content-summary.tsx';
import { Dashboard } from './dashboard.tsx';
import { type QuickAction, QuickActions } from './quick-actions.tsx';
import { describeContent, useStatistics } from './statistics.ts';

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
