import { makeVehicleBooking } from '#tests/factories.ts';
import type { Prepared, Write, WriteContext } from './writes.ts';

/** Books a car; returns the token of the booking's link. */
async function book({ test, next }: WriteContext): Promise<string> {
  const visitor = next();
  const phone = `+92 300 6${String(visitor).padStart(6, '0')}`;
  const payload = makeVehicleBooking({ phone, email: `visitor-${visitor}@mail.example` });
  const response = await test.call({ method: 'POST', url: '/api/vehicle-booking/book', payload });
  return response.json().data.trackingUrl.split('/').at(-1);
}

/** What customers do with the link of their request. */
export function ownRequestWrites(context: WriteContext): Write[] {
  const path = 'POST /api/track/{token}';
  const prepare = (fields: Prepared['fields']) => async () => ({
    id: await book(context),
    fields,
  });
  const at = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  return [
    { name: `${path}/messages`, prepare: prepare({ text: 'When does it come?' }) },
    { name: `${path}/call`, prepare: prepare({ at }) },
    { name: `${path}/correction`, prepare: prepare({ firstName: 'Samples' }) },
    { name: `${path}/withdraw`, prepare: prepare({ reason: 'price', text: 'Too much' }) },
  ];
}
