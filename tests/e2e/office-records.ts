import type { APIRequestContext } from '@playwright/test';
import { staffPassword } from './address.ts';

/** Builds a name that no other test uses, so that each test sees only its own records. */
export const uniqueName = (prefix: string) =>
  `${prefix} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;

async function signInByApi(request: APIRequestContext): Promise<void> {
  await request.post('/api/admin/login', { data: { username: 'hr', password: staffPassword } });
}

type Body = { data: object } | { multipart: Record<string, string> };

/** Creates a record through the API as staff and returns it. */
export async function addRecord(
  request: APIRequestContext,
  path: string,
  body: Body,
): Promise<{ _id: string; updatedAt: string }> {
  await signInByApi(request);
  return (await (await request.post(`/api${path}`, body)).json()).data;
}

/** Changes a record through the API, as another member of staff. */
export async function changeRecord(
  request: APIRequestContext,
  path: string,
  body: Body,
): Promise<void> {
  await signInByApi(request);
  await request.put(`/api${path}`, body);
}

export const someCar = (name: string) => ({
  name,
  model: 'Haval H6',
  vehicleId: name.toLowerCase().replaceAll(' ', '-'),
  basePrice: 9_000_000,
});

export const someDealer = (name: string) => ({
  name,
  city: 'Okara',
  address: 'Sample bypass 1',
  email: 'desk@dealers.example',
  phone: '+92 00 000 0099',
  lat: 30.81,
  lng: 73.45,
  map: 'https://maps.example/okara',
});

/** A dealer that visitors do not see, so that the number of those that they see stays the same. */
export const hiddenDealer = (name: string) => ({ ...someDealer(name), isActive: false });
