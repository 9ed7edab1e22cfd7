import { allDealers, card, cards, count, field, names, option } from './dealers.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

test(
  'every dealer has a card, with contact details and links to directions and a test drive',
  onPhone,
  async ({ page }) => {
    const dealers = await allDealers(page);
    await page.goto('/find-a-dealer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a Dealer');
    await expect(count(page)).toHaveText(`${dealers.length} dealers`);
    await page.getByRole('link', { name: `Show all ${dealers.length} dealers` }).click();
    await expect(cards(page).nth(6)).toBeFocused();
    await expect(names(page)).toHaveText(dealers.map(({ name }) => name));
    for (const { _id, name, city, address, email, phone, lat, lng } of dealers) {
      const shown = card(page, address);
      await expect(shown).toContainText(name);
      await expect(shown.getByText(city, { exact: true })).toBeVisible();
      const mail = shown.getByRole('link', { name: `Email ${email}`, exact: true });
      await expect(mail).toHaveAttribute('href', `mailto:${email}`);
      await expect(mail).toHaveText(email);
      await expect(shown.getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        /^tel:\+92\d+$/,
      );
      await expect(shown.getByRole('link', { name: 'Book a test drive' })).toHaveAttribute(
        'href',
        `/test-drive?dealer=${_id}`,
      );
      const directions = shown.getByRole('link', { name: 'Get Directions' });
      await expect(directions).toHaveAttribute('target', '_blank');
      await expect(directions).toHaveAttribute('href', new RegExp(`/search/.*${lat}%2C${lng}$`));
    }
    await expect(page.getByText('Today: ').first()).toBeVisible();
  },
);

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

test('a card’s test drive link preselects its dealer', onPhone, async ({ page }) => {
  const dealer = (await allDealers(page)).find(({ city }) => city === 'Quetta');
  await page.goto('/find-a-dealer?search=quetta');
  await cards(page).getByRole('link', { name: 'Book a test drive' }).click();
  await expect(page.getByLabel('Dealership')).toHaveValue(`${dealer?.name}, Quetta`);
});

test(
  'typing filters by name, city and address; a search can be submitted, cleared and restored with Back',
  onPhone,
  async ({ page }) => {
    const dealers = await allDealers(page);
    await page.goto('/find-a-dealer');
    await field(page).fill('  kaRAchi ');
    await expect(names(page)).toHaveText(
      dealers.filter(({ city }) => city === 'Karachi').map(({ name }) => name),
    );
    await expect(count(page)).toHaveText('3 dealers matching "kaRAchi"');
    await field(page).fill('bosan');
    await expect(names(page)).toHaveText(['HAVAL TANK Bosan Road']);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/find-a-dealer?search=bosan');
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Clear', exact: true }).click();
    await expect(page).toHaveURL('/find-a-dealer');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(dealers.length);
    await page.goBack();
    await expect(field(page)).toHaveValue('bosan');
    await expect(cards(page)).toHaveCount(1);
  },
);

test('a search without results says so and can be cleared', onPhone, async ({ page }) => {
  await page.goto('/find-a-dealer');
  await field(page).fill('zz.*');
  await expect(page.getByText('No dealers found matching "zz.*"')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test(
  'cities are suggested and can be chosen by keyboard; dealers are then sorted by distance',
  onDesktop,
  async ({ page }) => {
    await page.goto('/find-a-dealer');
    await field(page).focus();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('dera');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(option(page, '')).toHaveText([/^Dera Ghazi Khan/, /^Dera Ismail Khan/]);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const marked = option(page, 'Dera Ismail Khan');
    await expect(marked).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      String(await marked.getAttribute('id')),
    );
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(marked).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/find-a-dealer?near=dera-ismail-khan');
    await expect(field(page)).toHaveValue('Dera Ismail Khan');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    const nearest = await allDealers(page, { lat: 31.832, lng: 70.902 });
    await expect(names(page)).toHaveText(nearest.map(({ name }) => name));
    await expect(count(page)).toHaveText(
      `${nearest.length} dealers, nearest to Dera Ismail Khan first`,
    );
    await expect(cards(page).first()).toContainText(`${nearest[0]?.distance?.toFixed(1)} km`);
  },
);

test('Escape closes the suggestions, then clears the field', onPhone, async ({ page }) => {
  await page.goto('/find-a-dealer');
  await field(page).pressSequentially('mul');
  await expect(option(page, 'Multan')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field(page)).toHaveValue('mul');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
});

test('postcodes are suggested and can be chosen by tap, click or Enter', async ({
  page,
  isMobile,
}) => {
  await page.goto('/find-a-dealer');
  await field(page).fill('4400');
  const islamabad = option(page, 'Islamabad 44000');
  if (isMobile) await islamabad.tap();
  else await islamabad.click();
  await expect(page).toHaveURL('/find-a-dealer?near=islamabad');
  await expect(cards(page).first()).toContainText('Islamabad');
  await expect(
    cards(page)
      .first()
      .getByText(/^\d+ m$/),
  ).toBeVisible();
  await field(page).fill('54782');
  await field(page).press('Enter');
  await expect(count(page)).toContainText('nearest to Lahore first');
});

test('the dealer finder fits at 320 px', onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/find-a-dealer');
  await expectNoSidewaysScroll(page);
  await field(page).fill('johar town');
  await expect(cards(page)).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'all cards show, searching and clearing work, and buttons that need scripts are hidden',
    onPhone,
    async ({ page }) => {
      const dealers = await allDealers(page);
      await page.goto('/find-a-dealer');
      await expect(cards(page)).toHaveCount(dealers.length);
      await page.getByRole('link', { name: `Show all ${dealers.length} dealers` }).click();
      await expect(page).toHaveURL('/find-a-dealer?shown=all');
      await expect(cards(page).filter({ visible: true })).toHaveCount(dealers.length);
      await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden();
      await expect(page.getByRole('button', { name: /^Show on map/ }).first()).toBeHidden();
      const input = page.getByRole('textbox', { name: 'Your city or postcode' });
      await input.fill('gulberg');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL('/find-a-dealer?search=gulberg');
      await expect(names(page)).toHaveText(['HAVAL ORA Gulberg']);
      await input.fill('nowhere at all');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByText('No dealers found matching "nowhere at all"')).toBeVisible();
      await page.getByRole('link', { name: 'Clear search' }).click();
      await expect(cards(page)).toHaveCount(dealers.length);
      await expectNoSidewaysScroll(page);
    },
  );
});
