import type { LightMyRequestResponse } from 'fastify';
import { leadTypes } from '#contract/leads/registry.ts';
import { desks } from '#server/content/desk.ts';
import { contentForm } from '#tests/content-forms.ts';
import { multipartOf } from '#tests/support/multipart.ts';
import type { World } from './writes.ts';

type Cookies = Record<string, string>;

/** A field of a kind of record in which editors count. */
export interface CountedField {
  /** The call that makes the record. */
  madeBy: string;
  field: string;
  /** Reads a record as the back office does. */
  read: (id: string, cookies: Cookies) => Promise<{ updatedAt: string; value: number }>;
  /** Writes the field, based on a version. */
  write: (
    id: string,
    edit: { value: number; basedOn: string; cookies: Cookies },
  ) => Promise<LightMyRequestResponse>;
}

type Body = (field: string, value: number) => { payload: string | Buffer; headers: object };

const asJson: Body = (field, value) => ({
  payload: JSON.stringify({ [field]: field === 'basePrice' ? value : String(value) }),
  headers: { 'content-type': 'application/json' },
});

interface Kind {
  madeBy: string;
  field: string;
  readAt: string;
  writeTo: string;
  body?: Body;
}

const listed = (path: string, field: string, body?: Body): Kind => ({
  madeBy: `POST ${path}`,
  field,
  readAt: `GET ${path}/{id}`,
  writeTo: `PUT ${path}/{id}`,
  ...(body && { body }),
});

const kinds: readonly Kind[] = [
  listed('/api/dealers', 'description'),
  listed('/api/dealer-searches', 'notes'),
  listed('/api/price-calculator/cars', 'basePrice'),
  listed('/api/price-calculator/cities', 'description'),
  listed('/api/admin/accounts', 'role'),
  listed('/api/jobs', 'purpose', (field, value) => multipartOf({ [field]: String(value) })),
  ...desks.map((desk) =>
    listed(`/api${desk.admin.paths.records}`, 'title', (_field, value) =>
      multipartOf(contentForm(desk, { title: String(value) })),
    ),
  ),
  ...leadTypes
    .filter(({ update }) => 'notes' in update.shape)
    .map(({ paths }) => ({
      madeBy: `POST /api${paths.submit}`,
      field: 'notes',
      readAt: `GET /api${paths.records}?_id={id}`,
      writeTo: `PATCH /api${paths.records}/{id}/status`,
    })),
];

const numberIn = (value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : 0);

/** Every kind of record in which editors can count. */
export const countedFields = ({ test }: World): CountedField[] =>
  kinds.map(({ madeBy, field, readAt, writeTo, body = asJson }) => ({
    madeBy,
    field,
    read: async (id, cookies) => {
      const url = readAt.split(' ')[1]?.replace('{id}', id) ?? '';
      const { data } = (await test.call({ method: 'GET', url, cookies })).json();
      const [record] = [data].flat();
      return { updatedAt: record.updatedAt, value: numberIn(record[field]) };
    },
    write: async (id, { value, basedOn, cookies }) => {
      const [method, path = ''] = writeTo.split(' ');
      const { payload, headers } = body(field, value);
      return await test.call({
        method: method as 'PUT',
        url: path.replace('{id}', id),
        payload,
        headers: { ...headers, 'if-match': `"${basedOn}"` },
        cookies,
      });
    },
  }));
