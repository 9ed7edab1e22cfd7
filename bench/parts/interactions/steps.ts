import type { Locator, Page } from '@playwright/test';

/** Something that a visitor does to a page, several times over. */
export interface Interaction {
  name: string;
  path: string;
  /** What is done; each is timed by itself. */
  steps: ((page: Page) => Promise<void>)[];
}

const stepPx = 24;
const stepsOfDrag = 12;

/** So long a page rests after, and before, it is looked through for what is to be tapped or has come. */
const restMs = 300;

/** Taps where something is, as a finger does: nothing of this bench runs in the page meanwhile. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be tapped is not shown');
  await page.waitForTimeout(restMs);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(restMs);
}

const chooseColour = (index: number) => async (page: Page) => {
  const paint = page.locator('label:has(input[name=colour])').nth(index);
  await tap(page, paint);
  await paint.and(page.locator(':has(:checked)')).waitFor();
};

const showModel = (index: number) => async (page: Page) => {
  const dot = page.getByRole('region', { name: 'Our models' }).getByRole('button').nth(index);
  await tap(page, dot);
  await dot.and(page.locator('[aria-current]')).waitFor();
};

const openMenu = async (page: Page) => {
  await tap(page, page.getByRole('button', { name: 'Open menu' }));
  await page.getByRole('dialog').waitFor();
};

const openGroup = async (page: Page) => {
  const menu = page.getByRole('dialog');
  await tap(page, menu.locator('summary', { hasText: 'After Sales' }));
  await menu.getByRole('link', { name: 'Warranty' }).waitFor();
};

const closeMenu = async (page: Page) => {
  await tap(page, page.getByRole('button', { name: 'Close menu' }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** Drags the car a whole view after the other, as a finger does. */
async function dragCar(page: Page): Promise<void> {
  const car = page.getByRole('slider', { name: 'Turn the car' });
  await car.scrollIntoViewIfNeeded();
  const box = await car.boundingBox();
  if (!box) throw new Error('the car is not shown');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 20, y);
  await page.mouse.down();
  for (let step = 1; step <= stepsOfDrag; step += 1) {
    await page.mouse.move(box.x + 20 + step * stepPx, y);
    await page.waitForTimeout(30);
  }
  await page.mouse.up();
}

const typeInto = (label: string, text: string) => async (page: Page) => {
  const field = page.getByRole('main').getByLabel(label, { exact: true });
  await field.fill('');
  await field.pressSequentially(text, { delay: 120 });
};

/** What has to be shown within the bar on a phone: 360 × 760. */
export const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    steps: [openMenu, openGroup, closeMenu],
  },
  { name: 'carousel', path: '/', steps: [showModel(2), showModel(3), showModel(4)] },
  {
    name: 'colour change',
    path: '/models/haval-h6',
    steps: [chooseColour(1), chooseColour(2), chooseColour(0)],
  },
  { name: '360° drag', path: '/models/haval-h6', steps: [dragCar, dragCar] },
  {
    name: 'form typing',
    path: '/book-now',
    steps: [typeInto('First name', 'Sample'), typeInto('Address', 'Street 3')],
  },
];
