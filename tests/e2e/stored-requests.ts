import type { APIRequestContext } from '@playwright/test';
import { staffPassword } from './address.ts';

/** The records below `path` of the API that the staff list finds for this text. */
export async function storedRequests(
  request: APIRequestContext,
  path: string,
  search: string,
): Promise<Record<string, unknown>[]> {
  await request.post('/api/admin/login', { data: { username: 'hr', password: staffPassword } });
  const answer = await request.get(`/api${path}`, { params: { search } });
  return (await answer.json()).data;
}
