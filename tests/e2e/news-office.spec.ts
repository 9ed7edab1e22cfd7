import {
  fileInput,
  findRow,
  openContent,
  photo,
  publish,
  uniqueTitle,
} from './published-content.ts';
import { signedOut } from './sign-in.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  onDesktop,
  test,
} from './test.ts';
import { dismissToast } from './toasts.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/news-management';
const search = (title: string) => `${path}?search=${encodeURIComponent(title)}`;

test('missing fields and invalid files are reported beside their field, and nothing is sent', async ({
  page,
}) => {
  let sent = 0;
  await page.route('**/api/news', (route) => {
    sent += 1;
    return route.abort();
  });
  await openContent(page, `${path}?edit=new`);
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Create News' }).click();
  await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Please enter a title');
  await expect(form.getByLabel('Content')).toHaveAccessibleDescription('Please enter the content');
  await expect(form.getByLabel('Title')).toBeFocused();
  await fileInput(page).setInputFiles(photo('notes.txt'));
  await expect(form.getByText(/Please choose a JPEG, PNG/)).toBeVisible();
  await form.getByLabel('Title').fill('Sample');
  await form.getByLabel('Content').fill('Sample');
  await form.getByRole('button', { name: 'Create News' }).click();
  await expect(
    form.getByText('Please remove or replace the files that are not accepted'),
  ).toBeVisible();
  await expectAccessible(page);
  expect(sent).toBe(0);
});

test(
  'a status set in the row changes what visitors see and can be undone',
  onDesktop,
  async ({ page, request }) => {
    const title = uniqueTitle('Hidden');
    const { _id } = await publish(request, 'news', { title });
    await openContent(page, search(title));
    await findRow(page, title).getByRole('combobox').selectOption('Inactive');
    await expect(page.getByText(`${title} is now Inactive.`)).toBeVisible();
    expect((await request.get(`/api/news/public/${_id}`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText(`${title} is now Active.`)).toBeVisible();
    expect((await request.get(`/api/news/public/${_id}`)).status()).toBe(200);
  },
);

test(
  'the counters filter by type and status together and keep the search, the URL holds them, and an empty list says so',
  onDesktop,
  async ({ page, request }) => {
    const title = uniqueTitle('Filtered');
    await publish(request, 'news', { title: `${title} A` });
    await publish(request, 'news', { title: `${title} B`, type: 'newsletter' });
    await openContent(page, search(title));
    await expect(page.getByText('2 news items found')).toBeVisible();
    const tab = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    await tab('Newsletters').click();
    await expect(page.getByText('1 news item found')).toBeVisible();
    await expect(page).toHaveURL(/type=newsletter/);
    await tab('Inactive').click();
    await expect(page.getByText('No news found')).toBeVisible();
    await expect(page.locator('dl a[aria-current]')).toHaveText(['Inactive', 'Newsletters']);
    await expect(page.getByText('Try adjusting your filters')).toBeVisible();
    await tab('Inactive').click();
    await expect(findRow(page, `${title} B`)).toBeVisible();
    await expect(page.getByText('1 news item found')).toBeVisible();
    await tab('Total News').click();
    await expect(page.getByText('2 news items found')).toBeVisible();
  },
);

test(
  'deleting asks for confirmation and deletes the article with its image',
  onDesktop,
  async ({ page, request }) => {
    const title = uniqueTitle('Deleted');
    const { imageUrl } = await publish(request, 'news', { title, image: photo() });
    expect((await request.get(imageUrl)).status()).toBe(200);
    await openContent(page, search(title));
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this news article?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await dismissToast(page, 'is moved to the trash.');
    await expect(page.getByText('No news found')).toBeVisible();
    await expect.poll(async () => (await request.get(imageUrl)).status()).toBe(404);
  },
);

test('the screen and its form are accessible in both themes with a very long title', async ({
  page,
  request,
}) => {
  const title = `${uniqueTitle('Long')} ${'Averylongtitle'.repeat(9)}`;
  const { _id } = await publish(request, 'news', { title, image: photo() });
  await openContent(page, search(title));
  await expect(findRow(page, title)).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(page).toHaveURL(new RegExp(`edit=${_id}`));
  await page.getByRole('button', { name: 'Mark Image 1 for removal' }).click();
  await expect(page.getByText('1 file will be removed when you save')).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
});
