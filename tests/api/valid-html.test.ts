import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { featureSlugs } from '#catalogue/features/features.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { eventItems, newsItems } from '#server/resources/content/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { jobOpenings } from '#server/resources/jobs/schema.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { sampleEvents } from '#server/resources/seed/sample-events.ts';
import { sampleJobs } from '#server/resources/seed/sample-jobs.ts';
import { sampleNews } from '#server/resources/seed/sample-news.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { singlePages } from '../e2e/page-paths.ts';

const articles = sampleNews();

const validator = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
/** Without Java these tests are skipped. */
const hasJava = spawnSync('java', ['-version']).status === 0;

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  lastLine: number;
  message: string;
  extract: string;
}

/** Validates HTML files with W3C's Nu validator and returns what it calls an error. */
async function findErrors(files: readonly string[]): Promise<string[]> {
  const options = [
    '-Xss4m',
    '-jar',
    validator,
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
  ];
  const { stdout } = await promisify(execFile)('java', [...options, ...files], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract}`);
}

let test: TestApp;
let dir: string;
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  await db.insert(dealers).values(sampleDealers());
  await db.insert(newsItems).values(articles);
  await db.insert(eventItems).values(sampleEvents());
  await db.insert(jobOpenings).values(sampleJobs());
  dir = mkdtempSync(path.join(tmpdir(), 'test-html-'));
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await test.close();
});

const write = (name: string, html: string) => {
  const file = path.join(dir, `${name.replace(/\W+/g, '-')}.html`);
  writeFileSync(file, html);
  return file;
};

it.skipIf(!hasJava)('the validator finds an error', async () => {
  const html =
    '<!DOCTYPE html><html lang="en"><title>x</title><select required><option>a</option></select>';
  expect(await findErrors([write('wrong', html)])).toEqual([
    expect.stringContaining('placeholder'),
  ]);
});

it.skipIf(!hasJava)(
  'the HTML of every page is valid',
  async () => {
    const paths = [
      ...singlePages,
      ...vehicles.map(({ slug }) => `/models/${slug}`),
      ...featureSlugs.map((slug) => `/features/${slug}`),
      `/news/${articles[0]?._id}`,
      '/news/unknown',
      '/nowhere',
    ];
    const files: string[] = [];
    for (const url of paths) files.push(write(url, (await test.call({ method: 'GET', url })).body));
    expect(new Set(files).size).toBeGreaterThan(40);
    expect(await findErrors(files)).toEqual([]);
  },
  120_000,
);
