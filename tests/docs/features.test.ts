import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Folders whose files every feature may import. */
const shared: Record<string, readonly string[]> = {
  admin: ['forms', 'layout', 'lists', 'live', 'session', 'ui'],
  site: ['appointments', 'forms', 'gallery', 'layout', 'on-road', 'published', 'vehicles'],
};

const requestsShowTimes = 'the details of a request show and plan its appointment';
const dashboardCountsDay = 'the dashboard begins with the numbers of My Day';
const dayOpensDetails = 'My Day opens the details of requests in place';
const quotesBelongToRequests =
  'requests and people show their quotes, which are made from a request';
const peopleSendRequests =
  'the page of a person shows the timeline of their requests, and begins new ones';
const pricesShowInstalments = 'a price has its instalments beside it';

/** Files of one feature that others import, and why they are where they are. */
const allowed: Record<string, string> = {
  'admin/account/code-field.tsx': 'signing in asks for the same code',
  'admin/account/session-list.tsx': 'the manager of an account sees its sessions too',
  'admin/account/set-up.tsx': 'a new session without the required second factor shows it',
  'admin/audit/changes.tsx': 'the timeline of a request shows changes as the audit does',
  'admin/audit/history.tsx': 'the details of a dealer show their own part of the audit',
  'admin/calendar/calendar-address.ts': requestsShowTimes,
  'admin/calendar/calendar-queries.ts': requestsShowTimes,
  'admin/calendar/early-outcome.ts': requestsShowTimes,
  'admin/calendar/format-when.ts': requestsShowTimes,
  'admin/calendar/free-times.tsx': 'staff choose a free time for a customer who calls',
  'admin/calendar/grid.ts': requestsShowTimes,
  'admin/calendar/statuses.ts': requestsShowTimes,
  'admin/calendar/time-choice.tsx': requestsShowTimes,
  'admin/dashboard/statistics.ts': 'the menu counts what waits, and the calendar what is due today',
  'admin/leads/contact-inquiries-screen.tsx': dayOpensDetails,
  'admin/leads/dealer-applications-screen.tsx': dayOpensDetails,
  'admin/leads/details/detail-dialog.tsx': dayOpensDetails,
  'admin/leads/details/detail-keys.ts': dayOpensDetails,
  'admin/leads/details/neighbors.ts': dayOpensDetails,
  'admin/leads/job-applications-screen.tsx': dayOpensDetails,
  'admin/leads/lead-screen.tsx': dayOpensDetails,
  'admin/leads/lead-view.ts': dayOpensDetails,
  'admin/leads/parts-requests-screen.tsx': dayOpensDetails,
  'admin/leads/service-appointments-screen.tsx': dayOpensDetails,
  'admin/leads/test-drives-screen.tsx': dayOpensDetails,
  'admin/leads/vehicle-bookings-screen.tsx': dayOpensDetails,
  'admin/leads/lead-queries.ts': 'reports and accounts name the same dealers and owners',
  'admin/leads/staff-entry/known-person.ts': peopleSendRequests,
  'admin/leads/staff-entry/new-request-button.tsx': peopleSendRequests,
  'admin/leads/staff-entry/price-list.ts': quotesBelongToRequests,
  'admin/leads/timeline/timeline-queries.ts': quotesBelongToRequests,
  'admin/leads/timeline/timeline.tsx': peopleSendRequests,
  'admin/my-day/use-my-day.ts': dashboardCountsDay,
  'admin/palette/palette-button.tsx': 'the top bar opens the palette',
  'admin/palette/recent.ts': 'signing out forgets the recent screens',
  'admin/palette/use-recent.ts': 'the frame notes the opened screen',
  'admin/people/build-person-address.ts': 'the address of a person’s page, for links to it',
  'admin/quotes/customer-quotes.tsx': quotesBelongToRequests,
  'admin/quotes/quote-section.tsx': 'the details of a booking show its quote',
  'site/analytics/analytics.ts': 'consent decides which paths and views are reported',
  'site/analytics/visit-source.ts': 'a form sends where the visit came from',
  'site/contact/event-question.ts': 'an event links to the contact form about it',
  'site/documents/download-link.tsx': 'the link to a PDF, for every page that has one',
  'site/features/back-to-model.tsx': 'a model links to its features and back',
  'site/film/film.tsx': 'a model’s page plays its film',
  'site/finance/instalment-lines.tsx': pricesShowInstalments,
  'site/finance/instalments.ts': pricesShowInstalments,
  'site/newsletter/newsletter-form.tsx': 'the footer and the page of news subscribe',
  'site/price-calculator/city-options.tsx': 'a booking names the price of the same cities',
  'site/price-calculator/price-list.ts': 'a booking shows the price',
};

const importPattern = /(?:from|import)[ (]{1,2}'([^']+)'/g;

/** The files below a package's feature folders that another feature imports, with the importers. */
function listCrossImports(root: string): Map<string, string[]> {
  const crossed = new Map<string, string[]>();
  const files = execFileSync('git', ['ls-files', root], { encoding: 'utf8' }).split('\n');
  const sources = files.filter((file) => /\.tsx?$/.test(file) && file.split('/').length > 2);
  expect(sources.length).toBeGreaterThan(150);
  const findFeature = (file: string) => file.split('/')[1] ?? '';
  for (const file of sources.filter((source) => findFeature(source) !== 'routes')) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      const target = specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), specifier)
        : specifier.replace(/^#/, '');
      const isFeature = target.startsWith(`${root}/`) && target.split('/').length > 2;
      const feature = findFeature(target);
      if (!isFeature || feature === findFeature(file) || shared[root]?.includes(feature)) continue;
      crossed.set(target, [...(crossed.get(target) ?? []), file]);
    }
  }
  return crossed;
}

describe.each(Object.keys(shared))('%s', (root) => {
  it('no feature imports a file of another one, except those that are listed with a reason', () => {
    const crossed = [...listCrossImports(root)].map(([target, importers]) => ({
      target,
      importers,
    }));
    expect(crossed.filter(({ target }) => !allowed[target])).toEqual([]);
    const listed = Object.keys(allowed).filter((file) => file.startsWith(`${root}/`));
    expect(crossed.map(({ target }) => target).sort()).toEqual(listed.sort());
  });
});

it('submissions of the site are sent by one file, or by another one with their files', () => {
  const files = execFileSync('git', ['ls-files', 'site'], { encoding: 'utf8' }).split('\n');
  const sending = files.filter(
    (file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('[idempotencyHeader]:'),
  );
  expect(sending).toEqual(['site/forms/file-handling.ts', 'site/forms/use-sending.ts']);
});
