import type { APIRequestContext } from '@playwright/test';
import { staffPassword } from './address.ts';

/** Searches a staff list of the API. */
export async function storedRequests(
  request: APIRequestContext,
  path: string,
  search: string,
): Promise<Record<string, unknown>[]> {
  await request.post('/api/admin/login', { data: { username: 'hr', password: staffPassword } });
  const response = await request.get(`/api${path}`, { params: { search } });
  return (await response.json()).data;
}
