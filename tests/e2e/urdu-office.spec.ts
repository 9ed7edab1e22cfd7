import type { Page } from '@playwright/test';
import { openingForm } from '#tests/submissions.ts';
import { addRecord, changeRecord, uniqueName } from './office-records.ts';
import { findRow, openContent, publish, republish, uniqueTitle } from './published-content.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, test } from './test.ts';
import { dismissToast } from './toasts.ts';

test.use({ expectedErrors: [signedOut, '409 (Conflict)'] });

const dialog = (page: Page) => page.getByRole('dialog');
const openUrdu = (page: Page) => dialog(page).getByText('Urdu', { exact: true }).click();
const stale = 'The English text has changed since.';
const translated = {
  title: 'موسمِ گرما کی تیاری',
  content: 'ٹائر اور ایئر کنڈیشنر کی جانچ کرائیں۔',
};

test('staff translate an article, see what a change of the English text makes old, and confirm it', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Summer');
  const { _id } = await publish(request, 'news', { title });
  const list = `/news-management?search=${encodeURIComponent(title)}`;
  await openContent(page, `${list}&edit=${_id}`);
  await expect(dialog(page)).toContainText('Urdu(not translated)');
  await openUrdu(page);
  const urduTitle = dialog(page).getByLabel('Title in Urdu');
  await urduTitle.fill(translated.title);
  await dialog(page).getByLabel('Content in Urdu').fill(translated.content);
  await expect(urduTitle).toHaveCSS('direction', 'rtl');
  await expect(urduTitle).toHaveAttribute('lang', 'ur');
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
  await dialog(page).getByRole('button', { name: 'Update News' }).click();
  await dismissToast(page, 'is saved.');
  await expect(findRow(page, title)).not.toContainText('Urdu out of date');

  await page.goto(office(`${list}&edit=${_id}`));
  await expect(dialog(page)).toContainText('Urdu(2 of 2 translated)');
  await expect(urduTitle).toHaveValue(translated.title);
  await dialog(page).getByLabel('Title *').fill(`${title} again`);
  // Before it is saved, and after.
  await expect(dialog(page).getByText(stale)).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Update News' }).click();
  await dismissToast(page, 'is saved.');
  await expect(findRow(page, title)).toContainText('Urdu out of date');

  await page.goto(office(`${list}&edit=${_id}`));
  await expect(dialog(page)).toContainText('Urdu(2 of 2 translated, 1 out of date)');
  await dialog(page).getByRole('checkbox', { name: 'Title in Urdu is still right' }).check();
  await expectAccessibleInThemes(page);
  await dialog(page).getByRole('button', { name: 'Update News' }).click();
  await dismissToast(page, 'is saved.');
  await expect(findRow(page, title)).not.toContainText('Urdu out of date');
  expect((await (await request.get(`/api/news/${_id}`)).json()).data).toMatchObject({
    urdu: translated,
    staleUrdu: [],
  });
});

test('the list finds articles by their Urdu title and by what is out of date', async ({
  page,
  request,
}) => {
  const title = uniqueTitle('Found');
  const urdu = JSON.stringify({ title: `${title} کی نمائش` });
  const { _id } = await publish(request, 'news', { title, urdu });
  await republish(request, 'news', _id, { title: `${title} now` });
  await openContent(page, `/news-management?search=${encodeURIComponent(`نمائش ${title}`)}`);
  await expect(page.getByText('1 news item found')).toBeVisible();
  await page.goto(office(`/news-management?urdu=stale&search=${encodeURIComponent(title)}`));
  await expect(findRow(page, title)).toContainText('Urdu out of date');
  await expectAccessibleInThemes(page);
  await republish(request, 'news', _id, { title });
  await page.reload();
  await expect(page.getByText('No news found')).toBeVisible();
});

test('two editors who translate different texts keep both', async ({ page, request }) => {
  const title = uniqueTitle('Both');
  const { _id } = await publish(request, 'news', { title });
  await openContent(page, `/news-management?edit=${_id}`);
  await openUrdu(page);
  await dialog(page).getByLabel('Title in Urdu').fill(translated.title);
  await republish(request, 'news', _id, {
    title,
    urdu: JSON.stringify({ content: translated.content }),
  });
  await dialog(page).getByRole('button', { name: 'Update News' }).click();
  await dismissToast(page, 'is saved.');
  const { data } = await (await request.get(`/api/news/${_id}`)).json();
  expect(data.urdu).toEqual(translated);
});

test('an opening is translated with its lists', async ({ page, request }) => {
  const title = uniqueName('Driver');
  const fields = { multipart: openingForm({ title }) as Record<string, string> };
  const { _id } = await addRecord(request, '/jobs', fields);
  await openOffice(page, `/job-openings?edit=${_id}`);
  await openUrdu(page);
  await dialog(page).getByLabel('Title in Urdu').fill('ڈرائیور');
  await dialog(page).getByLabel('Skills in Urdu').fill('احتیاط، صبر');
  await expectAccessibleInThemes(page);
  await dialog(page).getByRole('button', { name: 'Update Job' }).click();
  await dismissToast(page, 'is saved.');
  const { data } = await (await request.get(`/api/jobs/${_id}`)).json();
  expect(data.urdu).toEqual({ title: 'ڈرائیور', skills: ['احتیاط', 'صبر'] });
});

test('the payment terms are translated, and say what is out of date', async ({ page, request }) => {
  const terms = '/price-calculator/terms';
  const urdu = { restDue: 'روانگی سے پہلے', papers: 'شناختی کارڈ' };
  const before = { restDue: 'Before delivery', papers: 'CNIC', urdu };
  await changeRecord(request, terms, { data: before });
  await changeRecord(request, terms, { data: { restDue: 'On delivery', papers: 'CNIC, NTN' } });
  await openOffice(page, '/price-calculator?tab=terms');
  await expect(page.getByText(stale)).toHaveCount(2);
  await page
    .getByRole('checkbox', { name: 'When the rest is due, in Urdu, is still right' })
    .check();
  await page.getByLabel('Papers in Urdu, one a line').fill('شناختی کارڈ، NTN');
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(stale)).toHaveCount(0);
  const { data } = await (await request.get(`/api${terms}`)).json();
  expect(data).toMatchObject({ urdu: { ...urdu, papers: 'شناختی کارڈ، NTN' }, staleUrdu: [] });
  const none = { restDue: '', papers: '' };
  await changeRecord(request, terms, { data: { ...none, urdu: none } });
});
