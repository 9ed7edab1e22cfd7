import { waitFor, within } from '@testing-library/dom';
import { beforeAll, expect, it } from 'vitest';
import { leadTypes } from '#contract/leads/registry.ts';
import { rolePermissions } from '#contract/staff/staff.ts';
import { someDealer } from '#tests/e2e/office-records.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { choose, find, press, readAddress } from '#tests/support/office/acts.ts';
import { uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';

// The words of this file are typed here: they may not follow a change of the product's constants.
const office = new Office();

/** A list without records has no filters. */
beforeAll(async () => {
  await office.call('POST', '/dealers', someDealer('HAVAL Filtered'));
  const email = 'reader@mail.example';
  await office.call('POST', '/newsletter/subscribe', { email });
  const text = { title: 'Filtered', content: 'Sample text' };
  await office.send('/news', { ...text, type: 'news' });
  await office.send('/events', { ...text, eventDate: '2031-05-04T18:30' });
  await office.send('/media', text);
  for (const { slug, paths } of leadTypes) {
    const submission = buildSubmission(slug, acceptedInputs[slug]?.() ?? {});
    const url = `/api${paths.submit}`;
    const { statusCode } = await office.app.call({ method: 'POST', url, ...submission });
    expect(statusCode, slug).toBe(201);
  }
});

/** The choices of the filters. */
const filters: readonly [path: string, label: string, choices: readonly string[]][] = [
  ['/dealer-management', 'Status', ['All', 'Active Only', 'Inactive Only']],
  ['/newsletter-subscriptions', 'Status', ['All', 'Subscribed', 'Unsubscribed']],
  ['/newsletter-subscriptions', 'Source', ['All', 'Popup', 'Newsletter']],
  ['/news-management', 'Type', ['All', 'News', 'Newsletter']],
  ['/news-management', 'Status', ['All', 'Active', 'Inactive']],
  ['/event-management', 'Status', ['All', 'Active', 'Inactive']],
  ['/event-management', 'Media Type', ['All', 'Image', 'Video']],
  ['/media-management', 'Status', ['All', 'Active', 'Inactive']],
  ['/media-management', 'Media Type', ['All', 'Image', 'Video']],
];

/** The statuses of the request types. */
const statuses: readonly [path: string, words: readonly string[]][] = [
  ['/contact-inquiries', ['New', 'In Progress', 'Resolved', 'Closed']],
  ['/vehicle-bookings', ['Pending', 'Confirmed', 'Processing', 'Completed', 'Cancelled']],
  ['/test-drives', ['Pending', 'Confirmed', 'Completed', 'Cancelled', 'No Show']],
  ['/service-appointments', ['Pending', 'Confirmed', 'In Progress', 'Completed', 'Cancelled']],
  ['/parts-requests', ['Pending', 'Confirmed', 'Ordered', 'Shipped', 'Delivered', 'Cancelled']],
  [
    '/job-applications',
    ['Submitted', 'Reviewing', 'Shortlisted', 'Interviewed', 'Offered', 'Hired', 'Rejected'],
  ],
  [
    '/dealer-applications',
    ['Submitted', 'Reviewing', 'Shortlisted', 'Interview Scheduled', 'Approved', 'Rejected'],
  ],
];

const readOptions = (field: HTMLElement) =>
  within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it.each(filters)(
  'the filter of %s by %s offers %j, and the address holds it',
  async (path, label, choices) => {
    await office.open(path, 'admin');
    const filter = await find('combobox', label);
    expect(readOptions(filter)).toEqual(choices);
    await choose(label, choices[1] ?? '');
    await waitFor(() =>
      expect(readAddress()).toMatch(/[?&](status|isActive|source|type|mediaType)=/),
    );
  },
);

it.each(statuses)('%s can be filtered by %j, as its tabs can', async (path, words) => {
  await office.open(path, 'admin');
  const last = words.at(-1) ?? '';
  await press('Filters');
  expect(readOptions(await find('combobox', 'Status'))).toEqual(['All', ...words]);
  await choose('Status', last);
  await press('Done');
  const tabs = await find('navigation', 'Status');
  await waitFor(() =>
    expect(tabs.querySelector('[aria-current]')?.textContent).toMatch(new RegExp(`^${last}`)),
  );
  expect((await find('button', /^Filters/)).textContent).toContain('1 set');
});

it('Newsletter Subscriptions says which tab lists the subscribed and which the others', async () => {
  await office.open('/newsletter-subscriptions', 'admin');
  const main = await find('main');
  const expected = [
    /^Total Subscriptions\d+$/,
    /^Active\d+subscribed$/,
    /^Inactive\d+unsubscribed$/,
    /^Recent\d+in 7 days$/,
  ];
  await waitFor(() => {
    const tabs = [...main.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(tabs).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });
});

it('the dates of news have month, day and year', async () => {
  await office.send('/news', { title: 'Another', content: 'Sample text', type: 'newsletter' });
  await office.open('/news-management', 'admin');
  const table = await find('table');
  await waitFor(() => expect(table.querySelectorAll('tbody time')).toHaveLength(2));
  for (const { textContent } of table.querySelectorAll('tbody time')) {
    expect(textContent).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  }
});

const listMenu = async () => {
  const menu = await find('navigation', 'Main');
  return within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

it('My Day comes first in the menu of head office and dealers, then the dashboard', async () => {
  const dealer = await office.call('POST', '/dealers', someDealer(uniqueName('HAVAL Menu')));
  await office.addAccount('dealer', {
    ...{ role: 'dealer', permissions: rolePermissions.dealer, dealerId: dealer._id },
  });
  for (const username of ['admin', 'hr', 'dealer']) {
    await office.open('/dashboard', username);
    expect((await listMenu()).slice(0, 2)).toEqual(['My Day', 'Dashboard']);
  }
});

it('an account without requests begins its menu with the dashboard', async () => {
  await office.open('/dashboard', 'media');
  expect((await listMenu())[0]).toBe('Dashboard');
});
