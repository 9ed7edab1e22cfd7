import { dashboardPaths } from '#contract/dashboard.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { leads } from '#server/leads/registry.ts';
import { summarisePageViews } from './page-views.ts';
import { countRequestsPerDay } from './requests-per-day.ts';

/** What the dashboards read besides statistics: every member of staff, of what they may see. */
export function registerDashboard(api: Api, db: Db): void {
  api.get(dashboardPaths.requestsPerDay, { config: { access: 'staff' } }, async ({ staff }) => {
    const readable = leads.filter(({ facts }) => staff?.permissions.includes(facts.permission));
    const slugs = readable.map(({ facts }) => facts.slug);
    return { success: true, data: await countRequestsPerDay(db, slugs) };
  });

  api.get(dashboardPaths.pageViews, { config: { access: 'staff' } }, async () => ({
    success: true,
    data: await summarisePageViews(db),
  }));
}
