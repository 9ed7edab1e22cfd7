import { allDealers, card, cards, count, field } from './dealers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onPhone, test } from './test.ts';

test(
  'the email address of a card can be copied, and breaks before the @ where it has no room',
  onPhone,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/find-a-dealer');
    await expect(field(page)).toHaveAttribute('placeholder', 'Your city or postcode');
    const mail = card(page, 'HAVAL TANK Mansehra Road').locator('a[href^="mailto:"]');
    const copied = await mail.evaluate((link) => {
      getSelection()?.selectAllChildren(link);
      return getSelection()?.toString().trim();
    });
    expect(copied).toBe('abbottabad.mansehra-road@dealers.example');
    await expectNoSidewaysScroll(page);
    const lines = await mail.evaluate((link) =>
      [...(link.querySelector('span')?.childNodes ?? [])]
        .filter((part) => part.nodeType === Node.TEXT_NODE)
        .map((part) => {
          const range = document.createRange();
          range.selectNode(part);
          return { text: part.textContent, top: range.getBoundingClientRect().top };
        }),
    );
    expect(lines.map(({ text }) => text)).toEqual(['abbottabad.mansehra-road', '@dealers.example']);
    expect(lines[1]?.top).toBeGreaterThan(lines[0]?.top ?? Number.POSITIVE_INFINITY);
    await mail.evaluate((link) => {
      const [name] = link.querySelector('span')?.childNodes ?? [];
      if (name) name.textContent = 'x'.repeat(190);
    });
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a phone shows six compact cards, the cities to choose from, and all dealers on request',
  onPhone,
  async ({ page }) => {
    const dealers = await allDealers(page);
    await page.goto('/find-a-dealer');
    const shown = cards(page).filter({ visible: true });
    await expect(shown).toHaveCount(6);
    for (const one of await shown.all()) {
      expect((await one.boundingBox())?.height).toBeLessThan(340);
    }
    expect((await page.getByRole('main').boundingBox())?.height).toBeLessThan(3_200);
    await expectAccessible(page);
    const cities = page.getByRole('navigation', { name: 'Dealers by city' }).getByRole('link');
    const named = await cities.allTextContents();
    expect(named.toSorted()).toEqual([...new Set(dealers.map(({ city }) => city))].toSorted());
    const counts = named.map((name) => dealers.filter(({ city }) => city === name).length);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    await cities.filter({ hasText: 'Karachi' }).click();
    await expect(page).toHaveURL('/find-a-dealer?search=Karachi');
    await expect(cities.filter({ hasText: 'Karachi' })).toHaveAttribute('aria-current', 'true');
    await expect(count(page)).toHaveText('3 dealers matching "Karachi"');
  },
);

test('the dealer finder fits at 320 px', onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/find-a-dealer');
  await expectNoSidewaysScroll(page);
  await field(page).fill('johar town');
  await expect(cards(page)).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});
