import createClient from 'openapi-fetch';
import type { paths } from '../../build/typed-client/paths.ts';

interface Session {
  origin: string;
  /** The Cookie header of a signed-in member of staff. */
  cookie: string;
}

/**
 * Calls a running application as a client's program would, with types from the OpenAPI document only. The test
 * compiles this file: every `@ts-expect-error` must be an error.
 */
export async function callTyped({ origin, cookie }: Session) {
  const client = createClient<paths>({ baseUrl: origin });
  const staff = createClient<paths>({ baseUrl: origin, headers: { cookie } });

  const dealers = await client.GET('/api/dealers', {
    params: { query: { limit: 5, city: 'Lahore' } },
  });
  const total: number | undefined = dealers.data?.pagination.totalItems;
  const firstName: string | undefined = dealers.data?.data[0]?.name;

  const sent = await client.POST('/api/contact/submit', {
    body: { fullName: 'Typed Client', phone: '+92 300 7654321', message: 'Is the H6 in stock?' },
    params: { header: { 'Idempotency-Key': 'typed-client-1' } },
  });
  const reference: string | undefined = sent.data?.data.reference;
  const _id = sent.data?.data._id ?? '';

  const inquiries = await staff.GET('/api/contact/admin/inquiries', { params: { query: { _id } } });
  const [inquiry] = inquiries.data?.data ?? [];
  const changed = await staff.PATCH('/api/contact/admin/inquiries/{id}/status', {
    params: { path: { id: _id } },
    body: { status: 'resolved', notes: null },
  });
  const unwanted = await client.GET('/api/contact/admin/stats');
  const message: string | undefined = unwanted.error?.message;
  const code: string | undefined = unwanted.error?.code;

  return {
    total,
    firstName,
    reference,
    phone: inquiry?.phone,
    status: changed.data?.data.status,
    refusal: { status: unwanted.response.status, message, code },
  };
}

/** Mistakes that the types must find. Never called. */
export async function makeMistakes(origin: string) {
  const client = createClient<paths>({ baseUrl: origin });
  // @ts-expect-error: there is no such path
  await client.GET('/api/nowhere');
  // @ts-expect-error: message is required
  await client.POST('/api/contact/submit', { body: { phone: '+92 300 7654321' } });
  // @ts-expect-error: the id is missing
  await client.GET('/api/dealers/{id}');
  // @ts-expect-error: no list is sorted by this
  await client.GET('/api/dealers', { params: { query: { sortBy: 'secret' } } });
  const { error } = await client.GET('/api/contact/admin/stats');
  // @ts-expect-error: no error has this code
  if (error?.code === 'no-such-code') throw new Error(error.message);
  const { data } = await client.GET('/api/config');
  // @ts-expect-error: the settings have no such field
  return data?.data.adminPath;
}
