import type { APIRequestContext } from '@playwright/test';
import { staffPassword } from './address.ts';

/** How many test drives the staff list finds for this text. */
export async function countBookings(request: APIRequestContext, search: string): Promise<number> {
  await request.post('/api/admin/login', { data: { username: 'hr', password: staffPassword } });
  const params = { search };
  const answer = await request.get('/api/test-drive/admin/test-drives', { params });
  return (await answer.json()).pagination.totalItems;
}
