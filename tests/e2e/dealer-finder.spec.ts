import { allDealers, card, cards, count, field, names } from './dealers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onPhone, test } from './test.ts';

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
    await expect(page.getByText(/^(Open until|Closed now)/).first()).toBeVisible();
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
