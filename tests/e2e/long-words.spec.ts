import { addRecord, someDealer } from './office-records.ts';
import { publish } from './published-content.ts';
import { expect, expectNoSidewaysScroll, test } from './test.ts';

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
