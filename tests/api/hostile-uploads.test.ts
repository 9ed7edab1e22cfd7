import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileFiles } from '#tests/files/hostile.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import { type FilePart, multipartOf } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { uploadDoors } from '#tests/upload-doors.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe.each(uploadDoors)('at $url', ({ url, isPage, permission, form, fields }) => {
  let cookies: Record<string, string>;
  beforeAll(async () => {
    cookies = permission ? await test.signIn([permission]) : {};
  });
  const send = (changes: Record<string, string | FilePart>) =>
    test.call({ method: 'POST', url, cookies, ...multipartOf({ ...form(), ...changes }) });

  describe.each(fields)('in the field $field', ({ field, kind }) => {
    it.each(hostileFiles[kind])('$what is refused and leaves nothing', async (hostile) => {
      const before = await filesLeft(test.files);
      const content = await hostile.content();
      const answer = await send({ [field]: { name: hostile.name, content } });
      const { message } = hostile;
      if (isPage) expect(answer.body.includes(`>${message}<`)).toBe(true);
      else expect(answer.json()).toEqual({ success: false, message, errors: [{ field, message }] });
      expect([400, 413, 415]).toContain(answer.statusCode);
      expect(await filesLeft(test.files)).toEqual(before);
    });
  });

  it('what is honest still comes in', async () => {
    const { kept: before } = await filesLeft(test.files);
    const answer = await send({});
    expect(answer.statusCode).toBe(isPage ? 200 : 201);
    const { kept, staged } = await filesLeft(test.files);
    expect(kept).toHaveLength(before.length + fields.length);
    expect(staged).toEqual([]);
  });
});
