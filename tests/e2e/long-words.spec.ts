import { addRecord, someDealer } from './office-records.ts';
import { publish } from './published-content.ts';
import { expect, expectNoSidewaysScroll, test } from './test.ts';

/** What staff may type has no spaces in it where it ought to have. */
const word = `${'Unbroken'.repeat(12)}${Date.now()}`;

test('words of any length that staff publish fit every page that shows them', async ({
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
    '/news-and-events/news',
    '/news',
    `/news/${article._id}`,
    '/news-and-events/events',
    `/news-and-events/events?open=${event._id}`,
    '/news-and-events/media',
    `/news-and-events/media?open=${item._id}`,
    '/find-a-dealer',
  ]) {
    await page.goto(path);
    await expect(page.getByText(word).first(), path).toBeVisible();
    await test.step(path, () => expectNoSidewaysScroll(page));
  }
});
