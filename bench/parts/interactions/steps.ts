import type { Locator, Page } from '@playwright/test';

/** An interaction of a visitor, in several steps. */
export interface Interaction {
  name: string;
  path: string;
  /** Each step is timed separately. */
  steps: ((page: Page) => Promise<void>)[];
}

const stepPx = 24;
const dragSteps = 12;

/** The pause between a tap and the queries before and after it. */
const restMs = 300;

/** Taps at an element's coordinates, so that no code of the benchmark runs in the page during the tap. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('the element to tap is not shown');
  await page.waitForTimeout(restMs);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(restMs);
}

const chooseColor = (index: number) => async (page: Page) => {
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

/** Drags the car through its views. */
async function dragCar(page: Page): Promise<void> {
  const car = page.getByRole('slider', { name: 'Turn the car' });
  await car.scrollIntoViewIfNeeded();
  const box = await car.boundingBox();
  if (!box) throw new Error('the car is not shown');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 20, y);
  await page.mouse.down();
  for (let step = 1; step <= dragSteps; step += 1) {
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

/** Chooses the next option with the keyboard; the price of the choice follows. */
const chooseNext = (label: string) => async (page: Page) => {
  await page.getByLabel(label).press('ArrowDown');
};

const tapLabel = (name: string) => async (page: Page) => {
  await tap(page, page.locator('label', { hasText: name }));
};

const toggleSchedule = async (page: Page) => {
  await tap(page, page.getByText('Month by month', { exact: true }));
};

/** The interactions that must meet the bar on a phone with 360 × 760 pixels. */
export const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    steps: [openMenu, openGroup, closeMenu],
  },
  { name: 'carousel', path: '/', steps: [showModel(2), showModel(3), showModel(4)] },
  {
    name: 'color change',
    path: '/models/haval-h6',
    steps: [chooseColor(1), chooseColor(2), chooseColor(0)],
  },
  { name: '360° drag', path: '/models/haval-h6', steps: [dragCar, dragCar] },
  {
    name: 'form typing',
    path: '/book-now',
    steps: [typeInto('First name', 'Sample'), typeInto('Address', 'Street 3')],
  },
  {
    name: 'on-road price of another car and city',
    path: '/on-road-price',
    steps: [chooseNext('Your vehicle'), chooseNext('Your city'), chooseNext('Your city')],
  },
  {
    name: 'rows of a comparison',
    path: '/compare',
    steps: [tapLabel('Only differences'), tapLabel('Only differences')],
  },
  {
    name: 'payments month by month',
    path: '/finance?kind=conventional',
    steps: [toggleSchedule, toggleSchedule],
  },
];
