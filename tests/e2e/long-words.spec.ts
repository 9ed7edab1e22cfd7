import { addRecord, someDealer } from './office-records.ts';
import { publish } from './published-content.ts';
import { expect, expectNoSidewaysScroll, test } from './test.ts';

/** What staff may type has no spaces in it where it ought to have. */
const word = `${'Unbroken'.repeat(12)}${Date.now()}`;

/** More than others publish meanwhile: a list shows the newest. */
const shown = 40;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

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
        `/news-and-events/news?shown=${shown}`,
        `/news?shown=${shown}`,
        `/news/${article._id}`,
        `/news-and-events/events?shown=${shown}`,
        `/news-and-events/events?open=${event._id}&shown=${shown}`,
        `/news-and-events/media?shown=${shown}`,
        `/news-and-events/media?open=${item._id}&shown=${shown}`,
        '/find-a-dealer',
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
