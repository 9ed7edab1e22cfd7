import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobMessages } from '#contract/jobs/job-messages.ts';
import { jobOpenings } from '#server/resources/jobs/schema.ts';
import { sampleJobs } from '#server/resources/seed/sample-jobs.ts';
import { findFaults, listThings } from '#tests/support/json-ld.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.database.db.insert(jobOpenings).values(sampleJobs());
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: 'GET', url });
const shows = (body: string, text: string) => body.includes(`>${text}<`);

it('keeps the page and View All if openings and categories cannot be read', async () => {
  const { db } = test.database;
  await db.execute(sql`alter table job_openings rename to away`);
  const response = await get('/careers');
  await db.execute(sql`alter table away rename to job_openings`);
  expect(response.statusCode).toBe(200);
  expect(shows(response.body, jobMessages.loadFailed)).toBe(true);
  expect(shows(response.body, jobMessages.viewAll)).toBe(true);
  expect(shows(response.body, 'Careers | Haval Pakistan')).toBe(true);
  expect(shows(response.body, 'Sales')).toBe(false);
  const later = await get('/careers');
  expect(later.statusCode).toBe(200);
  expect(shows(later.body, jobMessages.count(sampleJobs().length))).toBe(true);
  expect(shows(later.body, 'Sales')).toBe(true);
});

it('describes openings to search engines, but no samples', async () => {
  const { db } = test.database;
  const postings = async () => {
    const { body } = await get('/careers?category=sales');
    expect(findFaults(body)).toEqual([]);
    return listThings(body).filter((thing) => thing['@type'] === 'JobPosting');
  };
  expect(await postings()).toEqual([]);
  const [sample] = sampleJobs();
  if (!sample) throw new Error('no sample opening');
  await db.insert(jobOpenings).values({ ...sample, _id: uuidv7(), isSample: false });
  expect(await postings()).toEqual([
    expect.objectContaining({ title: sample.title, employmentType: 'FULL_TIME' }),
  ]);
});

it.each(['%00', 'x'.repeat(101), '%ff'])('has no openings in category %j', async (category) => {
  const { statusCode, body } = await get(`/careers?category=${category}`);
  expect(statusCode).toBe(200);
  expect(shows(body, jobMessages.none)).toBe(true);
});

it('escapes the job title in the address of the application form', async () => {
  const { statusCode, body } = await get('/careers/apply?job=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  expect(statusCode).toBe(200);
  expect(body.includes('<script>alert(1)')).toBe(false);
  expect(shows(body, '&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(true);
});
