import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureSlugs } from '#catalogue/features/features.ts';
import { soldTrims } from '#catalogue/trims.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { localizePath } from '#contract/site/language.ts';
import { loadBuiltFrontEnds } from '#server/delivery/front-ends/built.ts';
import { readEnv } from '#server/platform/env.ts';
import { seedDatabase } from '#server/resources/seed/seed.ts';
import { siteName } from '#site/page-meta.ts';
import { latinWords } from '#tests/support/latin-words.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listVisibleTexts } from '#tests/support/visible-texts.ts';

/** Names that stand in texts without an element, such as options and accessible names, the longest first. */
let names: string[] = [];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    env: readEnv({ RATE_LIMIT: 'off', PUBLIC_URL: 'https://cars.example' }),
  });
  const samples = {
    openStorage: async () => test.files.storage,
    logger: pino({ level: 'silent' }),
  };
  await seedDatabase(test.database, { samples, staffPassword: 'correct horse battery' });
  const dealers = (await get('/api/dealers')).json<{ data: { name: string; city: string }[] }>();
  const jobs = (await get('/api/jobs/public')).json<{ data: { title: string }[] }>();
  const media = (await get('/api/media/public')).json<{ data: { title: string }[] }>();
  names = [
    siteName,
    ...[...jobs.data, ...media.data].map(({ title }) => title),
    ...dealers.data.flatMap(({ name, city }) => [`${name}, ${city}`, name]),
    ...soldTrims.flatMap(({ label, trim }) => [label, trim.priceName]),
    ...vehicles.flatMap(({ label }) => [label, label.split(' ')[0] ?? label]),
  ].toSorted((a, b) => b.length - a.length);
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: 'GET', url });

const frontEnds = await loadBuiltFrontEnds();
const slugs: Record<string, readonly string[]> = {
  '/models/:slug': vehicles.map(({ slug }) => slug),
  '/features/:feature': featureSlugs,
};
const pages = (await frontEnds.listPagePaths()).flatMap((path) =>
  path.includes(':') ? (slugs[path] ?? []).map((slug) => path.replace(/:\w+$/, slug)) : [path],
);

/** Finds the Latin words of a text that are no name, no unit and no part of an address. */
function findEnglish(text: string): string[] {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
  const words = rest.split(/\s/).filter((word) => !/[@/]/.test(word));
  return words
    .flatMap((word) => word.match(/[A-Za-z]{2,}/g) ?? [])
    .filter((word) => !latinWords.has(word));
}

describe.each(pages)('%s in Urdu', (path) => {
  it('has no English word but names, and names itself and the English page', async () => {
    const { statusCode, body } = await get(localizePath('ur', path));
    // A page that needs a parameter is missing in both languages.
    expect(statusCode).toBe((await get(path)).statusCode);
    expect(body).toContain('<html lang="ur" dir="rtl">');
    const english = listVisibleTexts(body).filter((text) => findEnglish(text).length > 0);
    expect(english).toEqual([]);
  });
});
