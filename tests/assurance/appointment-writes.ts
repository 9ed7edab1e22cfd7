import { formatSlot } from '#contract/appointments/slots.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { addBookableDealer, listSlots } from '#tests/support/bookable-dealer.ts';
import type { Prepared, Write, WriteContext } from './writes.ts';

/** A test drive at the first free time of a dealer that has no other one. */
interface Booked {
  requestId: string;
  token: string;
  dealerId: string;
  /** The time of the appointment, and the next free one. */
  slot: string;
  nextSlot: string;
}

async function book({ test, next }: WriteContext, withSlot = true): Promise<Booked> {
  const dealer = await addBookableDealer(test, 'test-drive');
  const [slot = '', nextSlot = ''] = await listSlots(test, 'test-drive', dealer._id);
  const visitor = next();
  const phone = `+92 300 5${String(visitor).padStart(6, '0')}`;
  const email = `visitor-${visitor}@mail.example`;
  const payload = { ...makeTestDrive({ phone, email }), dealerId: dealer._id };
  const response = await test.call({
    method: 'POST',
    url: '/api/test-drive/book',
    payload: withSlot ? { ...payload, slot } : payload,
  });
  const { _id: requestId, appointmentUrl = '' } = response.json().data;
  const token = appointmentUrl.split('/').at(-1);
  return { requestId, token, dealerId: dealer._id, slot, nextSlot };
}

async function findAppointment(context: WriteContext, { requestId }: Booked): Promise<string> {
  const url = `/api/appointments/admin/requests/${requestId}`;
  const { test, adminCookies: cookies } = context;
  return (await test.call({ method: 'GET', url, cookies })).json().data._id;
}

/** Stores a closure of a dealer at the time of an appointment. */
async function close(context: WriteContext, { dealerId, slot }: Booked): Promise<string> {
  const end = formatSlot(Date.parse(`${slot}:00+05:00`) + 3_600_000);
  const payload = { dealerId, start: slot, end, reason: 'Sample' };
  const { test, adminCookies: cookies } = context;
  const url = '/api/appointments/admin/closures';
  return (await test.call({ method: 'POST', url, cookies, payload })).json().data._id;
}

/** Appointments that customers move and cancel by their link, and that staff plan, change and offer other times for. */
export function appointmentWrites(context: WriteContext): Write[] {
  const { adminCookies: cookies } = context;
  const path = '/api/appointments';
  const prepare = (build: (booked: Booked) => Prepared | Promise<Prepared>) => async () =>
    build(await book(context));
  return [
    {
      name: `POST ${path}/{token}/move`,
      prepare: prepare(({ token, nextSlot }) => ({ id: token, fields: { slot: nextSlot } })),
    },
    {
      name: `POST ${path}/{token}/cancel`,
      prepare: prepare(({ token }) => ({ id: token, fields: {} })),
    },
    {
      name: `POST ${path}/admin/requests/{id}`,
      prepare: async () => {
        const { requestId, slot } = await book(context, false);
        return { id: requestId, fields: { startAt: slot }, cookies };
      },
    },
    {
      name: `PATCH ${path}/admin/records/{id}`,
      prepare: prepare(async (booked) => ({
        id: await findAppointment(context, booked),
        fields: { status: 'confirmed' },
        cookies,
      })),
    },
    {
      name: `POST ${path}/admin/closures/{id}/offers`,
      prepare: prepare(async (booked) => ({
        id: await close(context, booked),
        fields: {},
        cookies,
      })),
    },
  ];
}
