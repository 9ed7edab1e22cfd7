import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsAdminResource } from '#server/resources/content/admin-resource.ts';
import { newsItems } from '#server/resources/content/schema.ts';
import { jobOpenings } from '#server/resources/jobs/schema.ts';
import { sampleJobs } from '#server/resources/seed/sample-jobs.ts';
import { contentCalls } from '#tests/support/content-calls.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['news-management', 'event-management']);
});
afterAll(() => test.close());

const read = async (url: string) => (await test.call({ method: 'GET', url })).body;
/** The page without its scripts, which hold its data once more. */
const readVisible = async (url: string) =>
  (await read(url)).replaceAll(/<script[\s\S]*?<\/script>/g, '');
const news = () => contentCalls(test, newsAdminResource, () => cookies);

const english = { title: 'A car for the hills', content: 'It climbs.\n\nSee [models](/models).' };
const urdu = {
  title: 'پہاڑوں کی گاڑی',
  content: 'HAVAL H6 چڑھائی پر چلتی ہے۔\n\n[ماڈل](/models) دیکھیں۔',
};

it('an article is in Urdu below /ur, with its title, description, card, list and feed, and in English elsewhere', async () => {
  await test.database.db.delete(newsItems);
  const { _id } = await news().create({ ...english, urdu: JSON.stringify(urdu) });
  const page = await readVisible(`/ur/news/${_id}`);
  expect(page).toContain(`<title>${urdu.title} | `);
  expect(page).toMatch(/<meta name="description" content="HAVAL H6 چڑھائی/);
  expect(page).toMatch(new RegExp(`<meta property="og:title" content="${urdu.title}"`));
  expect(page).toMatch(new RegExp(`<h1 dir="rtl"[^>]*>${urdu.title}</h1>`));
  // A sentence that begins with a model's name is Urdu all the same.
  expect(page).toMatch(/<p dir="rtl"[^>]*>HAVAL H6 چڑھائی/);
  expect(page).toMatch(/<a href="\/ur\/models"[^>]*>ماڈل<\/a>/);
  expect(page).not.toContain(english.title);
  const list = await readVisible('/ur/news-and-events/news');
  expect(list).toContain(urdu.title);
  expect(list).not.toContain(english.title);
  expect(await read('/ur/news.xml')).toContain(`<title>${urdu.title}</title>`);
  for (const url of [`/news/${_id}`, '/news-and-events/news', '/news.xml']) {
    const body = await read(url);
    expect(body).toContain(english.title);
    expect(body).not.toContain(urdu.title);
  }
});

it('what is not translated is English, marked as English and set from left to right, text by text', async () => {
  await test.database.db.delete(newsItems);
  const { _id } = await news().create({ ...english, urdu: JSON.stringify({ title: urdu.title }) });
  const page = await readVisible(`/ur/news/${_id}`);
  expect(page).toMatch(new RegExp(`<h1 dir="rtl" class="[^"]*">${urdu.title}</h1>`));
  expect(page).toMatch(/<p dir="ltr" lang="en"[^>]*>It climbs\.<\/p>/);
  const { _id: other } = await news().create(english);
  expect(await readVisible(`/ur/news/${other}`)).toMatch(
    new RegExp(`<h1 dir="ltr" lang="en"[^>]*>${english.title}</h1>`),
  );
  expect(await readVisible(`/news/${other}`)).toMatch(
    new RegExp(`<h1 dir="auto" class="[^"]*">${english.title}</h1>`),
  );
});

it('a preview shows the texts in the language of its page', async () => {
  const { _id } = await news().create({
    ...english,
    status: 'inactive',
    urdu: JSON.stringify(urdu),
  });
  const { url } = (await news().call('GET', `/${_id}/preview`)).json().data;
  expect(await readVisible(url)).toContain(english.title);
  expect(await readVisible(`/ur${url}`)).toContain(urdu.title);
});

it('an opening is in Urdu with its lists, and its application names the title that is stored', async () => {
  await test.database.db.delete(jobOpenings);
  const [translated, other] = sampleJobs();
  await test.database.db
    .insert(jobOpenings)
    .values([translated, other].filter((job) => job !== undefined));
  const page = await readVisible(`/ur/careers?open=${translated?._id}`);
  expect(page).toContain('سیلز ایگزیکٹو');
  expect(page).toContain('گاڑیاں دکھانا');
  expect(page).toContain('href="/ur/careers/apply?job=Sales%20Executive"');
  expect(page).not.toContain('Arrange test drives');
  expect(page).toMatch(new RegExp(`<h2 dir="ltr" lang="en"[^>]*><a[^>]*>${other?.title}</a>`));
  const form = await readVisible('/ur/careers/apply?job=Sales%20Executive');
  expect(form).toMatch(/<h1[\s\S]*سیلز ایگزیکٹو[\s\S]*<\/h1>/);
  expect(form).toContain('value="Sales Executive"');
  expect(await read(`/careers?open=${translated?._id}`)).not.toContain('سیلز');
});
