import { expect } from 'vitest';
import { permissions } from '#contract/staff/staff.ts';
import type { TestApp } from './test-app.ts';

/** Deletes a record of the trash for good, as an account with all permissions. */
export async function purge(
  { call, signIn }: Pick<TestApp, 'call' | 'signIn'>,
  slug: string,
  id: string,
): Promise<void> {
  const cookies = await signIn(permissions);
  const response = await call({ method: 'DELETE', url: `/api/admin/trash/${slug}/${id}`, cookies });
  expect(response.statusCode).toBe(200);
}
