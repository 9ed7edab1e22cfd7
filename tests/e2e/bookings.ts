import type { APIRequestContext } from '@playwright/test';
import { signInClient } from './accounts.ts';

/** Builds a name that no other test uses, so that each test sees only its own records. */
export const uniqueName = (prefix: string) =>
  `${prefix} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;

/** Builds a phone number that no other test uses: further requests of one number are marked in lists. */
export const uniquePhone = (): string =>
  `03${String(Date.now() * 10 + Math.floor(Math.random() * 10)).slice(-9)}`;

/** Books a test drive through the API and returns its id. */
export async function book(
  request: APIRequestContext,
  fields: { lastName: string } & Partial<
    Record<
      'selectedVehicle' | 'phone' | 'email' | 'preferredDate' | 'preferredTime' | 'source',
      string
    >
  >,
): Promise<string> {
  const response = await request.post('/api/test-drive/book', {
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
  return (await response.json()).data._id;
}

/** Changes a test drive through the API, as another member of staff. */
export async function changeBooking(
  request: APIRequestContext,
  id: string,
  data: object,
): Promise<void> {
  await signInClient(request, 'hr');
  await request.patch(`/api/test-drive/admin/test-drives/${id}/status`, { data });
}
