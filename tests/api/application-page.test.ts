import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBuiltFrontEnds } from '#server/front-ends/built.ts';
import { jobApplications } from '#server/leads/job-application.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { applicationForm } from '#tests/submissions.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import { type FilePart, multipartOf } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** The page's action as the server hears of it; what the page looks like is not the server's matter. */
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    frontEnds: {
      ...(await loadBuiltFrontEnds()),
      renderSite: async (_request, { submitApplication }) => {
        const result = await submitApplication();
        return Response.json(result, { status: result.status });
      },
    },
  });
});
afterAll(() => test.close());

const form = (input: object = {}) =>
  applicationForm({ ...acceptedInputs['job-applications']?.(), ...input });
const send = (fields: Record<string, string | FilePart>, more: Record<string, string> = {}) => {
  const { payload, headers } = multipartOf(fields);
  return test.call({
    method: 'POST',
    url: '/careers/apply?job=Sales%20Executive',
    payload,
    headers: { ...headers, ...more },
  });
};
const countRecords = async () => {
  const [row] = await test.database.db.select({ records: count() }).from(jobApplications);
  return row?.records ?? 0;
};

describe('an application sent by a browser without script', () => {
  it('is stored with its files, and once if it is sent again within ten minutes', async () => {
    const [first, second] = [await send(form()), await send(form())];
    expect(first.statusCode).toBe(200);
    const { answer } = first.json();
    expect(answer).toMatchObject({
      success: true,
      message: 'Job application submitted successfully!',
    });
    expect(second.json().answer).toEqual(answer);
    expect(await countRecords()).toBe(1);
    const { kept, staged } = await filesLeft(test.files);
    expect([kept.length, staged.length]).toEqual([2, 0]);
  });

  it('is shown again as it was typed where it is refused, and leaves nothing', async () => {
    const before = [await countRecords(), await filesLeft(test.files)];
    const answer = await send(form({ phone: 'abc', firstName: 'Kept' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      answer: {
        success: false,
        errors: [{ field: 'phone', message: 'Please enter a valid phone number' }],
      },
      values: { firstName: 'Kept', phone: 'abc', cvFile: 'sample-cv.pdf' },
    });
    expect([await countRecords(), await filesLeft(test.files)]).toEqual(before);
  });

  it('is refused when another site sends it, and other content is no form of this page', async () => {
    const before = [await countRecords(), await filesLeft(test.files)];
    expect((await send(form(), { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    const plain = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send(form(), plain)).statusCode).toBe(415);
    expect([await countRecords(), await filesLeft(test.files)]).toEqual(before);
  });
});
