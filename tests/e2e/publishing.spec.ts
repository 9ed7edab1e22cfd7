import type { Page } from '@playwright/test';
import { makePdf } from '#tests/files/documents.ts';
import { makePng } from '#tests/files/png.ts';
import { counter } from './counter.ts';
import { someDealer, uniqueName } from './office-records.ts';
import {
  fileInput,
  film,
  findRow,
  openContent,
  photo,
  publish,
  recordFilm,
  uniqueTitle,
} from './published-content.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const create = (page: Page) => dialog(page).getByRole('button', { name: 'Create Dealer' });

const picture = { name: 'team.png', mimeType: 'image/png', buffer: makePng(64, 36) };
const document = { name: 'text.pdf', mimeType: 'application/pdf', buffer: makePdf() };

test(
  'an article can be created with an image and is public at once',
  onDesktop,
  async ({ page }) => {
    const title = uniqueTitle('Written');
    await openContent(page, '/news-management');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News Management');
    const before = await counter(page, 'Total News');
    await page.getByRole('button', { name: 'Create News' }).click();
    const form = page.getByRole('dialog', { name: 'Create News' });
    await expect(form.getByLabel('Type')).toHaveValue('news');
    await expect(form.getByLabel('Status')).toHaveValue('active');
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Content').fill(`${'A long text. '.repeat(10)}\n\nAnd its end.`);
    await fileInput(page).setInputFiles(photo('car.png'));
    await expect(form.getByText('car.png')).toBeVisible();
    await form.getByRole('button', { name: 'Create News' }).click();
    await expect(page.getByText(`${title} is saved.`)).toBeVisible();
    await expect(form).toBeHidden();
    const row = findRow(page, title);
    await expect(row).toContainText(`${'A long text. '.repeat(10).slice(0, 100).trimEnd()}…`);
    await expect(row.getByText('News', { exact: true })).toBeVisible();
    await expect(row.locator('img')).toHaveAttribute('src', /^\/files\/news\/.+\.webp$/);
    await expect.poll(() => counter(page, 'Total News')).toBeGreaterThan(before);

    await page.goto('/news-and-events/news');
    await page.getByRole('heading', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('And its end.')).toBeVisible();
    const picture = page.getByRole('article').locator('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(60);
  },
);

test(
  'an event can be created with images, a video and YouTube links, and edited',
  onDesktop,
  async ({ page }) => {
    const title = uniqueTitle('Created');
    await openContent(page, '/event-management');
    await page.getByRole('button', { name: 'Create Event' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Content').fill('What takes place');
    await form.getByLabel('Event date and time').fill('2031-05-04T18:30');
    await form.getByLabel('End').fill('2031-05-04T17:00');
    await form.getByLabel('Place (optional)').fill('Showroom, Lahore');
    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(form.getByText('The end must be after the start').first()).toBeVisible();
    await form.getByLabel('End').fill('2031-05-04T20:00');
    await fileInput(page).setInputFiles([photo('a.png'), photo('b.png')]);
    await fileInput(page).setInputFiles([film('c.mp4')]);
    await form.getByLabel('YouTube link 1').fill('https://youtu.be/a1B2c3D4e5_?t=3');
    await expect(form.getByLabel('YouTube link 2')).toHaveValue('');
    await form.getByLabel('YouTube link 2').fill('youtube.com/shorts/b1B2c3D4e5_');
    await expect(form.getByLabel('YouTube link 3')).toHaveValue('');
    await form.getByLabel('YouTube link 1').fill('');
    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('searchbox').fill(title);
    await expect(page.getByText('1 event found')).toBeVisible();
    const row = findRow(page, title);
    await expect(row).toContainText('04/05/2031, 18:30');
    await expect(row).toContainText('+3');
    await expect(row.getByText('Image', { exact: true })).toBeVisible();
    await expect(row.getByText('YouTube', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await expect(form.getByLabel('Event date and time')).toHaveValue('2031-05-04T18:30');
    await expect(form.getByLabel('End')).toHaveValue('2031-05-04T20:00');
    await expect(form.getByLabel('Place (optional)')).toHaveValue('Showroom, Lahore');
    await expect(form.getByLabel('YouTube link 1')).toHaveValue(
      'https://www.youtube.com/watch?v=b1B2c3D4e5_',
    );
    await form.getByRole('button', { name: 'Mark Image 2 for removal' }).click();
    await expect(form.getByText('Will Remove')).toBeVisible();
    await form.getByRole('button', { name: 'Mark Video 3 for removal' }).click();
    await expect(form.getByText('2 files will be removed when you save')).toBeVisible();
    await form.getByRole('button', { name: 'Keep Video 3' }).click();
    await expect(form.getByText('1 file will be removed when you save')).toBeVisible();
    await form.getByLabel('YouTube link 1').fill('');
    await form.getByRole('button', { name: 'Update Event' }).click();
    await expect(form).toBeHidden();
    await expect(row).toContainText('+1');
    await expect(row.getByText('YouTube', { exact: true })).toBeHidden();
  },
);

test('images and videos can be added; visitors view, play or download them', async ({ page }) => {
  const title = uniqueTitle('Gallery');
  await openContent(page, '/media-management');
  const before = await counter(page, 'Image Media');
  await page.getByRole('button', { name: 'Add Media' }).click();
  const form = page.getByRole('dialog', { name: 'Add Media' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Content').fill('What it shows');
  await fileInput(page).setInputFiles([photo(), await recordFilm(page), film('unplayable.mp4')]);
  await form.getByRole('button', { name: 'Create Media' }).click();
  await expect(form).toBeHidden();
  await expect(findRow(page, title)).toContainText('+2');
  await expect.poll(() => counter(page, 'Image Media')).toBeGreaterThan(before);

  // Other tests publish at the same time, so this shows a longer list.
  await page.goto('/news-and-events/media?shown=60');
  await page.getByRole('link', { name: `${title}: open 1 picture and 2 videos` }).click();
  const viewer = page.getByRole('dialog', { name: title });
  const picture = viewer.locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(60);
  await viewer.getByRole('button', { name: 'Next' }).click();
  const slide = viewer.getByRole('listitem', { name: '2 of 3', includeHidden: true });
  await expect(slide).not.toHaveAttribute('inert');
  const player = slide.locator('video');
  await expect(player).toHaveAttribute('controls');
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  // On the film the arrow keys seek, so they turn no slide.
  await player.focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(slide).not.toHaveAttribute('inert');
  await viewer.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('Your browser cannot play this film.')).toBeVisible();
  const download = page.waitForEvent('download');
  await viewer.getByRole('link', { name: 'Download it' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.mp4$/);
});

/** Builds a second of silence: what a browser plays of a film whose pictures it cannot decode. */
function makeSound(): Buffer {
  const wav = Buffer.alloc(44 + 8000, 0x80);
  wav.write('RIFF....WAVEfmt ', 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(8000, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(8000, 40);
  return wav;
}

test(
  'a film of which the browser plays the sound only is offered as a download',
  onDesktop,
  async ({ page, request }) => {
    const { _id } = await publish(request, 'media', {
      title: uniqueTitle('Sound'),
      media0: film(),
    });
    await page.route('**/files/**/*.mp4', (route) =>
      route.fulfill({ contentType: 'audio/wav', body: makeSound() }),
    );
    await page.goto(`/news-and-events/media?open=${_id}`);
    await expect(page.getByText('Your browser cannot play this film.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download it' })).toBeVisible();
  },
);

test(
  'a dealer is created with services, hours and a map position, and appears on the public page',
  onDesktop,
  async ({ page }) => {
    const name = uniqueName('HAVAL Added');
    await openOffice(page, '/dealer-management?edit=new');
    await create(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      'Name, city, address, email, phone and map link are required.',
    );
    const { city, address, phone, map } = someDealer(name);
    for (const [label, text] of Object.entries({ Name: name, City: city, Address: address })) {
      await dialog(page).getByLabel(label).fill(text);
    }
    await dialog(page).getByLabel('Email').fill('nobody@');
    await dialog(page).getByLabel('Phone').fill(phone);
    await dialog(page).getByLabel('Map link').fill(map);
    await create(page).click();
    await expect(dialog(page).getByLabel('Email')).toHaveAccessibleDescription(
      'Invalid email format.',
    );
    await expect(dialog(page).getByLabel('Latitude')).toHaveAccessibleDescription(
      'An active dealer must be in Pakistan: pick its place on the map, or untick Active.',
    );
    await dialog(page).getByLabel('Map link').clear();
    await dialog(page).getByLabel('Email').fill('desk@dealers.example');
    for (const service of ['Sales', 'Service', 'Parts']) {
      await expect(dialog(page).getByLabel(service, { exact: true })).toBeChecked();
    }
    await dialog(page).getByLabel('Parts', { exact: true }).uncheck();
    await dialog(page).getByLabel('Body Shop').check();
    await expect(dialog(page).getByLabel('Sunday: closed')).toBeChecked();
    await dialog(page).getByLabel('Monday opens').fill('10:00');
    await dialog(page).getByRole('button', { name: 'Copy Monday to all days' }).click();
    await expect(dialog(page).getByLabel('Sunday opens')).toHaveValue('10:00');
    await dialog(page).getByLabel('Saturday: closed').check();
    await dialog(page).getByLabel('Friday closes').fill('12:30');
    await dialog(page).getByRole('button', { name: 'Pick a location on the map' }).click();
    await dialog(page).getByRole('button', { name: 'Use the center' }).click();
    // The city's center.
    await expect(dialog(page).getByLabel('Latitude')).toHaveValue('30.81');
    await expect(dialog(page).getByLabel('Longitude')).toHaveValue('73.46');
    await expect(dialog(page).getByLabel('Map link')).toHaveValue(/query=30\.810000%2C73\.460000$/);
    const frame = dialog(page).getByRole('application', { name: 'Map' });
    await frame.click({ position: { x: 150, y: 60 } });
    await expect(dialog(page).getByLabel('Latitude')).not.toHaveValue('30.81');
    await dialog(page).getByLabel('Map link').fill(map);
    await create(page).click();
    await expect(page.getByText(`${name} is saved.`)).toBeVisible();

    await page.getByRole('searchbox').fill(name);
    await row(page, name).getByRole('link', { name, exact: true }).click();
    const details = page.getByRole('dialog', { name: 'Dealer Details' });
    await expect(details).toContainText('Sales, Service, Body Shop');
    await expect(details).toContainText('10:00 AM - 12:30 PM');
    await expect(details).toContainText(/\d{1,3}\.\d{6}, \d{1,3}\.\d{6}/);
    await expect(details.getByRole('link', { name: map })).toHaveAttribute('href', map);
    await page.goto('/find-a-dealer');
    await expect(page.getByText(name).first()).toBeVisible();
  },
);

test(
  'an opening can be created with files and edited, and is published with its document',
  onDesktop,
  async ({ page }) => {
    const title = uniqueName('Sales Executive');
    await openOffice(page, '/job-openings');
    await page.getByRole('button', { name: 'Add Job' }).click();
    const form = dialog(page);
    await expect(form).toHaveAccessibleName('Create New Job Opening');
    await expect(form.getByLabel('Division')).toHaveValue('Four-Wheeler');
    await expect(form.getByLabel('Reports to')).toHaveValue('Director Marketing & Sales');
    await expect(form.getByLabel('Gender')).toHaveValue('Male');
    await expect(form.getByLabel('CRM experience required')).toBeChecked();
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Description').fill('Show the cars\nand sell them');
    await form.getByLabel('Location *', { exact: true }).fill('Lahore');
    await form.getByLabel('Job location').fill('Sample street 5');
    await form.getByLabel('Qualification').fill('Any degree');
    await form.getByLabel('Responsibilities').fill('Sell, , deliver ');
    await form.getByLabel(/^Image/).setInputFiles(picture);
    await form.getByLabel('Document').setInputFiles(document);
    await form.getByRole('button', { name: 'Create Job' }).click();
    await expect(page.getByText(`${title} is saved.`)).toBeVisible();
    await expect(row(page, title)).toContainText('Sales');
    await expect(row(page, title)).toContainText('Show the cars');

    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await expect(form).toHaveAccessibleName('Edit Job Opening');
    await expect(form.getByLabel('Responsibilities')).toHaveValue('Sell, deliver');
    await expect(form.getByRole('link', { name: `${title}.webp` })).toBeVisible();
    await expect(form.getByRole('link', { name: document.name })).toBeVisible();
    await expect
      .poll(() =>
        form.locator('img').evaluateAll((found) => (found as HTMLImageElement[])[0]?.naturalWidth),
      )
      .toBe(64);
    await form.getByLabel('Salary range').fill('PKR 100,000');
    await form.getByRole('button', { name: 'Update Job' }).click();
    await expect(form).toBeHidden();

    await page.goto('/careers');
    await page.getByRole('link', { name: title }).first().click();
    await expect(dialog(page)).toContainText('PKR 100,000');
    const text = dialog(page).getByRole('link', {
      name: /^Job description as a document \((PDF|DOCX?)\)$/,
    });
    const download = page.waitForEvent('download');
    await text.click();
    expect((await download).suggestedFilename()).toBe(document.name);
  },
);
