import { expect, it } from 'vitest';
import type { Db } from '#server/platform/db/client.ts';
import { createNextStepReader } from './next-step.ts';
import { testDriveLead } from './types/test-drive.ts';

it('a next step that cannot be read is reported, and does not keep the request from being stored', async () => {
  const failure = new Error('the database is away');
  const away = new Proxy(
    {},
    {
      get: () => () => {
        throw failure;
      },
    },
  ) as Db;
  const reported: unknown[] = [];
  const read = createNextStepReader(away, (error) => reported.push(error));
  const request = { _id: crypto.randomUUID(), createdAt: new Date().toISOString() };
  expect(await read(testDriveLead, request)).toBeNull();
  expect(reported).toEqual([failure]);
});
