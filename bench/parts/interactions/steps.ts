import type { Page } from '@playwright/test';

/** Something that a visitor does to a page, several times over. */
export interface Interaction {
  name: string;
  path: string;
  /** What is done; each is timed by itself. */
  steps: ((page: Page) => Promise<void>)[];
}

const stepPx = 24;
const stepsOfDrag = 12;

const chooseColour = (index: number) => (page: Page) =>
  page.locator('label:has(input[name=colour])').nth(index).tap();

const showModel = (index: number) => (page: Page) =>
  page.getByRole('region', { name: 'Our models' }).getByRole('button').nth(index).tap();

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
    steps: [
      (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
      (page) => page.getByRole('dialog').locator('summary', { hasText: 'After Sales' }).tap(),
      (page) => page.getByRole('button', { name: 'Close menu' }).tap(),
    ],
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
