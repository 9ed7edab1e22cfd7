import { contact } from '#contract/leads/contact.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { addRecord, hiddenDealer, someDealer, uniqueName } from './office-records.ts';
import { publish } from './published-content.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

/** A long word without spaces, as staff may type. */
const word = `${'Unbroken'.repeat(12)}${Date.now()}`;

/** The newest come first, so lists must show more than other tests publish at the same time. */
const shown = 40;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('very long words in published content fit every page that shows them', async ({
      page,
      request,
      isMobile,
    }) => {
      const content = `${word} ${word}`;
      const article = await publish(request, 'news', { title: word, content });
      await publish(request, 'news', { title: word, content, type: 'newsletter' });
      const event = await publish(request, 'events', {
        title: word,
        content,
        eventDate: '2098-05-04T18:30',
      });
      const item = await publish(request, 'media', { title: word, content });
      await addRecord(request, '/dealers', { data: { ...someDealer(word), address: word } });
      if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
      for (const path of [
        `/news-and-events/news?shown=${shown}`,
        `/news?shown=${shown}`,
        `/news/${article._id}`,
        `/news-and-events/events?shown=${shown}`,
        `/news-and-events/events?open=${event._id}&shown=${shown}`,
        `/news-and-events/media?shown=${shown}`,
        `/news-and-events/media?open=${item._id}&shown=${shown}`,
        // Phones show the first dealers only.
        `/find-a-dealer?search=${word}`,
      ]) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByText(word).filter({ visible: true }).first()).toBeVisible();
          await expectNoSidewaysScroll(page);
        });
      }
    });
  });
}

/** What people paste: a link, and a word that the screen is too narrow for. */
const pasted = `https://shop.example/${'a1b2c3d4'.repeat(14)}?utm=1 ${'W'.repeat(60)}`;

const typedInto = [
  '/contact-us',
  '/parts-request',
  '/careers/apply',
  '/test-drive',
  '/book-service',
  '/book-now',
  '/become-a-dealer',
];

for (const path of typedInto) {
  test(`a pasted link widens no field of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const fields = page.locator('main :is(textarea, input:is([type=text], :not([type]))):visible');
    for (const field of await fields.all()) await field.fill(pasted);
    expect(await fields.count()).toBeGreaterThan(1);
    await expectNoSidewaysScroll(page);
  });
}

test('an event and an opening with one long word widen no form that names them', async ({
  page,
  request,
}) => {
  const long = 'W'.repeat(60);
  const event = await publish(request, 'events', { title: long, eventDate: '2097-05-04T18:30' });
  const title = uniqueName('Long');
  await addRecord(request, '/jobs', {
    multipart: {
      title,
      ...{ description: 'Sample', category: 'Sales', division: 'Four-Wheeler', type: 'Full-time' },
      ...{ location: long, jobLocation: long, qualification: 'None', gender: 'Any' },
      ...{ experienceMin: '0', experienceMax: '1', ageMax: '40' },
    },
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/contact-us?event=${event._id}`);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(long));
  await expectNoSidewaysScroll(page);
  await page.goto(`/careers/apply?job=${title}`);
  await expect(page.getByText(long)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('long words in records widen no screen of the back office', async ({ page, request }) => {
  const long = `${'W'.repeat(60)}${Date.now()}`;
  await publish(request, 'news', { title: long, content: long });
  await publish(request, 'events', { title: long, content: long, eventDate: '2097-05-04T18:30' });
  await publish(request, 'media', { title: long, content: long });
  await addRecord(request, '/dealers', { data: { ...hiddenDealer(long), address: long } });
  const input = { ...acceptedInputs[contact.slug]?.(), firstName: long, message: pasted };
  const { payload: data, headers } = buildSubmission(contact.slug, input);
  await request.post(`/api${contact.paths.submit}`, { data, headers });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, username] of [
    [`/news-management?search=${long}`, 'media'],
    [`/event-management?search=${long}`, 'media'],
    [`/media-management?search=${long}`, 'media'],
    [`/dealer-management?search=${long}`, 'hr'],
    [`/contact-inquiries?search=${long}`, 'hr'],
  ] as const) {
    await openOffice(page, path, username);
    await expect(page.getByText(long).filter({ visible: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
