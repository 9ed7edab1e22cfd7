import { makeVehicleBooking } from '#tests/factories.ts';
import type { Prepared, Write, WriteContext } from './writes.ts';

/** Books a car; returns the token of the booking's link. */
async function book({ test, next }: WriteContext, fields: object = {}): Promise<string> {
  const visitor = next();
  const phone = `+92 300 6${String(visitor).padStart(6, '0')}`;
  const email = `visitor-${visitor}@mail.example`;
  const payload = { ...makeVehicleBooking({ phone, email }), ...fields };
  const response = await test.call({ method: 'POST', url: '/api/vehicle-booking/book', payload });
  return response.json().data.trackingUrl.split('/').at(-1);
}

/** Adds an address to a booking, and reads the code that was sent there. */
async function prepareCode(context: WriteContext): Promise<Prepared> {
  const { test } = context;
  const id = await book(context, { email: '' });
  const email = `new-${context.next()}@mail.example`;
  await test.call({ method: 'POST', url: `/api/track/${id}/email`, payload: { email } });
  const { rows } = await test.database.pool.query(
    'select subject from outgoing_mail where recipient = $1',
    [email],
  );
  const [code = ''] = /\d{6}/.exec(rows[0]?.subject) ?? [];
  return { id, fields: { code } };
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
    {
      name: `${path}/email`,
      prepare: async () => ({
        id: await book(context, { email: '' }),
        fields: { email: `new-${context.next()}@mail.example` },
      }),
    },
    { name: `${path}/email/confirm`, prepare: () => prepareCode(context) },
    { name: `${path}/correction`, prepare: prepare({ firstName: 'Samples' }) },
    { name: `${path}/withdraw`, prepare: prepare({ reason: 'price', text: 'Too much' }) },
  ];
}
