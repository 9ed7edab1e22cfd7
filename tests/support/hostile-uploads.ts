import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileFiles } from '#tests/files/hostile.ts';
import type { UploadEndpoint } from '#tests/upload-endpoints.ts';
import { listStoredFiles } from './list-stored-files.ts';
import { buildMultipart, type FilePart } from './multipart.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Defines the tests that endpoints refuse every hostile file in each of their fields. */
export function testHostileUploads(endpoints: readonly UploadEndpoint[]): void {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  describe.each(endpoints)('at $url', ({ url, isPage, permission, form, fields }) => {
    let cookies: Record<string, string>;
    beforeAll(async () => {
      cookies = permission ? await test.signIn([permission]) : {};
    });
    const send = (changes: Record<string, string | FilePart>) =>
      test.call({ method: 'POST', url, cookies, ...buildMultipart({ ...form(), ...changes }) });

    describe.each(fields)('in the field $field', ({ field, kind }) => {
      it.each(hostileFiles[kind])('$what is refused and stores nothing', async (hostile) => {
        const before = await listStoredFiles(test.files);
        const content = await hostile.content();
        const response = await send({ [field]: { name: hostile.name, content } });
        const { message } = hostile;
        if (isPage) expect(response.body.includes(`>${message}<`)).toBe(true);
        else
          expect(response.json()).toMatchObject({
            success: false,
            message,
            errors: [{ field, message, code: expect.stringMatching(/^(?!invalid$)/) }],
          });
        expect([400, 413, 415]).toContain(response.statusCode);
        expect(await listStoredFiles(test.files)).toEqual(before);
      });
    });

    it('valid files are still accepted', async () => {
      const { kept: before } = await listStoredFiles(test.files);
      const response = await send({});
      expect(response.statusCode).toBe(isPage ? 200 : 201);
      const { kept, staged } = await listStoredFiles(test.files);
      expect(kept).toHaveLength(before.length + fields.length);
      expect(staged).toEqual([]);
    });
  });
}
