import type { APIRequestContext, Page } from '@playwright/test';
import { leadTypes } from '#contract/leads/registry.ts';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { addBookedDealer, bookDrive, hideDealer } from './booked-dealers.ts';
import { book, uniqueName } from './bookings.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, onDesktop, onPhone, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const details = (page: Page) => page.getByRole('dialog');

/** Submits a request of a type as a visitor and returns its id and reference. */
async function submit(request: APIRequestContext, slug: string, fields: object = {}) {
  const input = { ...acceptedInputs[slug]?.(), ...fields };
  const { payload: data, headers } = buildSubmission(slug, input);
  const path = leadTypes.find((type) => type.slug === slug)?.paths.submit;
  const response = await request.post(`/api${path}`, { data, headers });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).data as { _id: string; reference: string };
}

/** Lists the lines of the details on the screen that hold five in the afternoon. */
const listTimes = async (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: it has no line breaks, and what is hidden.
  (await details(page).innerText()).split('\n').filter((line) => /\b5:00\sPM/.test(line));

/** Opens a request with an appointment at five that its customer asked for, and expects that it says so once. */
async function expectOneMoment(page: Page, address: string, labels: readonly string[]) {
  await page.goto(office(address));
  const planned = details(page).getByRole('region', { name: 'Planned time' });
  await expect(planned).toContainText('as wished');
  for (const label of labels) {
    await expect(details(page).getByText(label, { exact: true })).toBeHidden();
  }
  await expect(details(page).getByRole('button', { name: /^As wished: / })).toHaveCount(0);
  expect(await listTimes(page)).toHaveLength(1);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  for (const label of labels) {
    await expect(details(page).getByText(label, { exact: true })).toBeVisible();
  }
  await page.emulateMedia({ media: 'screen' });
}

test(
  'the moment of a planned appointment stands among the facts once, on no button, and as the wish on paper',
  onDesktop,
  async ({ page, request }) => {
    test.slow();
    const dealer = await addBookedDealer(request);
    const workshop = await addBookedDealer(request, 'service');
    const drive = await bookDrive(request, dealer, '17:00');
    const { _id: service } = await submit(request, serviceAppointment.slug, {
      dealerId: workshop.dealerId,
      slot: `${workshop.day}T17:00`,
    });
    await openOffice(page, '/test-drives');
    await expectOneMoment(page, `/test-drives?open=${drive}`, ['Preferred date', 'Preferred time']);
    await expectOneMoment(page, `/service-appointments?open=${service}`, [
      'Service date',
      'Preferred time',
    ]);
    // Without an appointment, and at another time than the planned one, the wish is shown.
    const other = await book(request, {
      lastName: uniqueName('Unplanned'),
      preferredDate: '2099-11-28',
    });
    await page.goto(office(`/test-drives?open=${other}`));
    await expect(details(page).getByText('Preferred date', { exact: true })).toBeVisible();
    for (const added of [dealer, workshop]) await hideDealer(request, added);
  },
);

test(
  'on a phone the details begin with name, status, phone and wish; the timeline and the record follow',
  onPhone,
  async ({ page, request }) => {
    const lastName = uniqueName('Ordered');
    const id = await book(request, { lastName });
    await openOffice(page, `/test-drives?open=${id}`);
    await expect(details(page).getByRole('heading', { name: 'Timeline' })).toBeAttached();
    const parts = [
      details(page).getByRole('heading', { level: 2 }),
      details(page).getByText('Pending', { exact: true }).first(),
      details(page)
        .locator('dt')
        .filter({ hasText: /^Phone$/ }),
      details(page)
        .locator('dt')
        .filter({ hasText: /^Vehicle$/ }),
      details(page)
        .locator('dt')
        .filter({ hasText: /^Driving licence$/ }),
      details(page).getByRole('heading', { name: 'Timeline' }),
      details(page).getByRole('heading', { name: 'Record' }),
      details(page).getByRole('heading', { name: 'Technical' }),
    ];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? -1));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    // Name, status, phone and wish need no scrolling.
    for (const part of parts.slice(0, 4)) await expect(part).toBeInViewport({ ratio: 1 });
  },
);

test(
  'no row of a request list holds the email address; the details do',
  onDesktop,
  async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openOffice(page, '/dashboard');
    for (const { slug } of leadTypes) {
      const email = `${slug}.${Date.now()}@mail.example`;
      const { _id, reference } = await submit(request, slug, { email });
      await page.goto(office(`/${slug}?search=${reference}`));
      const row = page.locator(`tr[data-id="${_id}"]`);
      await expect(row).toBeVisible();
      await expect(row).not.toContainText('@');
      await expect(row.locator('a[href^="mailto:"]')).toHaveCount(0);
      await row.getByRole('link').first().click();
      await expect(details(page).getByRole('link', { name: email })).toBeVisible();
    }
  },
);
