import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBuiltFrontEnds } from '#server/delivery/front-ends/built.ts';
import { jobApplications } from '#server/resources/leads/types/job-application.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { applicationForm } from '#tests/submissions.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { buildMultipart, type FilePart } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Renders the action's result as JSON: these tests are about the action, not about the markup. */
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
  const { payload, headers } = buildMultipart(fields);
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

describe('an application sent without JavaScript', () => {
  it('is stored with its files, and only once if it is sent twice', async () => {
    const [first, second] = [await send(form()), await send(form())];
    expect(first.statusCode).toBe(200);
    const { answer } = first.json();
    expect(answer).toMatchObject({
      success: true,
      message: 'Job application submitted successfully!',
    });
    expect(second.json().answer).toEqual(answer);
    expect(await countRecords()).toBe(1);
    const { kept, staged } = await listStoredFiles(test.files);
    expect([kept.length, staged.length]).toEqual([2, 0]);
  });

  it('comes back with the values typed if it is refused, and leaves nothing behind', async () => {
    const before = [await countRecords(), await listStoredFiles(test.files)];
    const response = await send(form({ phone: 'abc', firstName: 'Kept' }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      answer: {
        success: false,
        errors: [{ field: 'phone', message: 'Please enter a valid phone number' }],
      },
      values: { firstName: 'Kept', phone: 'abc', cvFile: 'sample-cv.pdf' },
    });
    expect([await countRecords(), await listStoredFiles(test.files)]).toEqual(before);
  });

  it('is refused from another origin and with another content type', async () => {
    const before = [await countRecords(), await listStoredFiles(test.files)];
    expect((await send(form(), { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    const plain = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send(form(), plain)).statusCode).toBe(415);
    expect([await countRecords(), await listStoredFiles(test.files)]).toEqual(before);
  });
});
