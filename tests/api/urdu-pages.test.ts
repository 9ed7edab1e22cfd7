import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureSlugs } from '#catalogue/features/features.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { localizePath } from '#contract/site/language.ts';
import { loadBuiltFrontEnds } from '#server/delivery/front-ends/built.ts';
import { readEnv } from '#server/platform/env.ts';
import { seedDatabase } from '#server/resources/seed/seed.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listVisibleTexts } from '#tests/support/visible-texts.ts';

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

/** Finds the runs of at least three Latin words, which no name and no unit has. */
const findEnglish = (text: string): string[] =>
  text.match(/(?:\b[A-Za-z’']{2,}[ ,.;:]+){2,}[A-Za-z’']{2,}/g) ?? [];

describe.each(pages)('%s in Urdu', (path) => {
  it('has no English sentence, and names itself and the English page', async () => {
    const { statusCode, body } = await get(localizePath('ur', path));
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="ur" dir="rtl">');
    expect(listVisibleTexts(body).flatMap(findEnglish)).toEqual([]);
  });
});
