import { allDealers, cards, count, field, names, option } from './dealers.ts';
import { expect, expectAccessible, onDesktop, onPhone, test } from './test.ts';

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
