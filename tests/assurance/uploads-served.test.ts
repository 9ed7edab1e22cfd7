import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { readEnv } from '#server/platform/env.ts';
import { buildFileAddress, parseFileKey } from '#server/platform/files/published.ts';
import { suspectFiles } from '#tests/files/suspect.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { uploadEndpoints } from '#tests/upload-endpoints.ts';
import { recordFigure } from './figures.ts';

let test: TestApp;
let applications: Record<string, string>;
let served = 0;
let inert = 0;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  applications = await test.signIn(['job-applications']);
});
afterAll(async () => {
  await test.close();
  recordFigure({
    promise: 'Uploads',
    measured: `files served as active content, of ${served} hostile ones that were accepted`,
    bar: '0',
    found: String(served - inert),
  });
});

const get = (url: string, cookies: Record<string, string> = {}) =>
  test.call({ method: 'GET', url, cookies });

/** Downloads a stored file: a published one by its public address, an applicant's only as staff. */
async function serve(key: string): Promise<LightMyRequestResponse> {
  const address = buildFileAddress(key);
  if (parseFileKey(address)) return await get(address);
  expect((await get(address)).statusCode).toBe(404);
  const records = `/api${jobApplication.paths.records}`;
  const [newest] = (await get(records, applications)).json().data;
  const file = `${records}/${newest._id}/${key.split('/')[0]}`;
  expect((await get(file)).statusCode).toBe(401);
  return await get(file, applications);
}

/** Content types that a browser does not execute. */
const inertTypes =
  /^(image\/webp|video\/(mp4|webm)|text\/vtt; charset=utf-8|application\/(pdf|msword|vnd\.openxmlformats-officedocument\.wordprocessingml\.document))$/;
const shownTypes = /^(image|video)\//;

function expectInert({ headers, rawPayload }: LightMyRequestResponse, hides: string | undefined) {
  const type = String(headers['content-type']);
  expect(type).toMatch(inertTypes);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  const disposition = String(headers['content-disposition'] ?? '');
  if (!shownTypes.test(type)) expect(disposition).toMatch(/^attachment/);
  expect(disposition).not.toMatch(/html|script|\.\.|[<>]/);
  expect(JSON.stringify(headers)).not.toMatch(/onerror|etc\/passwd/);
  if (type.startsWith('image/'))
    expect(rawPayload.toString('latin1')).not.toMatch(/Exif|EXIF|XMP /);
  if (hides) expect(rawPayload.includes(hides)).toBe(false);
}

describe.each(uploadEndpoints)(
  'a hostile file uploaded to $url',
  ({ url, isPage, permission, form, fields }) => {
    let cookies: Record<string, string>;
    beforeAll(async () => {
      cookies = permission ? await test.signIn([permission]) : {};
    });

    it.each(fields)(
      'as $field is served inert and without its hidden data',
      async ({ field, kind }) => {
        for (const { what, name, content, hides } of suspectFiles[kind]) {
          const sent = await content();
          if (hides && name.endsWith('jpg')) expect(sent.includes(hides), what).toBe(true);
          const { kept: before } = await listStoredFiles(test.files);
          const parts = buildMultipart({ ...form(), [field]: { name, content: sent } });
          const response = await test.call({ method: 'POST', url, cookies, ...parts });
          expect(response.statusCode, `${what}: ${response.body.slice(0, 200)}`).toBe(
            isPage ? 200 : 201,
          );
          const { kept, staged } = await listStoredFiles(test.files);
          expect(staged).toEqual([]);
          for (const key of kept.filter((one) => !before.includes(one))) {
            served += 1;
            expectInert(await serve(key), hides);
            inert += 1;
          }
        }
      },
    );
  },
);
