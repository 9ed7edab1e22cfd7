import type { APIRequestContext } from '@playwright/test';
import { type Permission, rolePermissions } from '#contract/staff/staff.ts';
import { uniqueUsername } from './accounts.ts';
import { staffPassword } from './address.ts';
import { uniqueName } from './bookings.ts';

interface AccountOptions {
  permissions?: readonly Permission[];
}

interface DealerAccount {
  username: string;
  label: string;
  dealerId: string;
}

/** Adds a dealer with an account, and books test drives with it. */
export async function addDealerWithRequests(
  request: APIRequestContext,
  customers: readonly string[],
  { permissions = rolePermissions.dealer }: AccountOptions = {},
): Promise<DealerAccount> {
  const username = uniqueUsername('dealer');
  await request.post('/api/admin/login', { data: { username: 'admin', password: staffPassword } });
  const name = uniqueName('Dealer');
  const added = await request.post('/api/dealers', {
    data: {
      name,
      city: 'Lahore',
      address: 'Sample address 1',
      email: 'desk@dealers.example',
      phone: '+92 00 000 0001',
      lat: 31.52,
      lng: 74.359,
      map: 'https://maps.example/desk',
      isActive: false,
    },
  });
  const dealerId = (await added.json()).data._id;
  await request.post('/api/admin/accounts', {
    data: {
      username,
      role: 'dealer',
      password: staffPassword,
      permissions,
      dealerId,
    },
  });
  // It is active only for a moment: other tests count the active dealers.
  await request.put(`/api/dealers/${dealerId}`, { data: { isActive: true } });
  for (const lastName of customers) {
    await request.post('/api/test-drive/book', {
      data: {
        selectedVehicle: 'Haval H6',
        selectedDealership: `${name}, Lahore`,
        ownsVehicle: 'yes',
        licenseAgreement: true,
        responsibilityAgreement: true,
        firstName: 'Sample',
        lastName,
        phone: '0300 0000003',
        email: 'sample@mail.example',
      },
    });
  }
  await request.put(`/api/dealers/${dealerId}`, { data: { isActive: false } });
  return { username, label: `${name}, Lahore`, dealerId };
}
