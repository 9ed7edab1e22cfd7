import type { LightMyRequestResponse } from 'fastify';
import { leadTypes } from '#contract/leads/registry.ts';
import { contentAdminResources } from '#server/resources/content/admin-resource.ts';
import { contentForm } from '#tests/content-forms.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { makeDraft } from '#tests/support/tariff-drafts.ts';
import type { WriteContext } from './writes.ts';

type Cookies = Record<string, string>;

/** A field that concurrent editors increment. */
export interface CountedField {
  /** The call that creates the record. */
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
  payload: JSON.stringify({ [field]: String(value) }),
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
  listed('/api/price-calculator/cars', 'basePrice', (field, value) => ({
    payload: JSON.stringify({ [field]: value, priceReason: 'A test' }),
    headers: { 'content-type': 'application/json' },
  })),
  listed('/api/price-calculator/cities', 'description'),
  listed('/api/specifications', 'value'),
  listed('/api/finance/admin/rules', 'label'),
  listed('/api/finance/admin/energy-prices', 'sourceTitle'),
  listed('/api/finance/admin/compensation', 'sourceTitle'),
  listed('/api/verify/admin/accounts', 'note'),
  listed('/api/tariffs/admin/versions', 'label', (label, value) => ({
    payload: JSON.stringify(makeDraft({ [label]: String(value) })),
    headers: { 'content-type': 'application/json' },
  })),
  listed('/api/admin/templates', 'subject'),
  listed('/api/jobs', 'purpose', (field, value) => buildMultipart({ [field]: String(value) })),
  listed('/api/newsletter/admin/issues', 'subject', (field, value) =>
    buildMultipart({ subject: 'Sample', text: 'Sample', [field]: String(value) }),
  ),
  ...contentAdminResources.map((resource) =>
    listed(`/api${resource.admin.paths.records}`, 'title', (_field, value) =>
      buildMultipart(contentForm(resource, { title: String(value) })),
    ),
  ),
  ...leadTypes
    .filter(({ staffFields }) => 'notes' in staffFields.shape)
    .map(({ paths }) => ({
      madeBy: `POST /api${paths.submit}`,
      field: 'notes',
      readAt: `GET /api${paths.records}?_id={id}`,
      writeTo: `PATCH /api${paths.records}/{id}/status`,
    })),
];

const parseCount = (value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : 0);

/** One such field for every kind of record. */
export const countedFields = ({ test }: WriteContext): CountedField[] =>
  kinds.map(({ madeBy, field, readAt, writeTo, body = asJson }) => ({
    madeBy,
    field,
    read: async (id, cookies) => {
      const url = readAt.split(' ')[1]?.replace('{id}', id) ?? '';
      const { data } = (await test.call({ method: 'GET', url, cookies })).json();
      const [record] = [data].flat();
      return { updatedAt: record.updatedAt, value: parseCount(record[field]) };
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
