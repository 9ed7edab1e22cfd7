import type { APIRequestContext } from '@playwright/test';
import { signInClient } from './accounts.ts';

/** A name that no other test books under, so that each sees its own records only. */
export const uniqueName = (what: string) =>
  `${what} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;

/** Books a test drive through the API; answers its id. */
export async function book(
  request: APIRequestContext,
  fields: { lastName: string; selectedVehicle?: string; phone?: string; email?: string },
): Promise<string> {
  const answer = await request.post('/api/test-drive/book', {
    data: {
      selectedVehicle: 'Haval H6',
      selectedDealership: 'HAVAL Clifton, Karachi',
      ownsVehicle: 'yes',
      licenseAgreement: true,
      responsibilityAgreement: true,
      firstName: 'Sample',
      phone: '0300 0000003',
      ...fields,
    },
  });
  return (await answer.json()).data._id;
}

/** Changes a test drive as another member of staff would, behind the page's back. */
export async function changeBooking(
  request: APIRequestContext,
  id: string,
  data: object,
): Promise<void> {
  await signInClient(request, 'hr');
  await request.patch(`/api/test-drive/admin/test-drives/${id}/status`, { data });
}
