import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { leads } from '#server/resources/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission, openingForm } from '#tests/submissions.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { someCar, someDealer, uniqueName } from '../e2e/office-records.ts';

type Fields = Record<string, unknown>;

interface Endpoint {
  /** Relative to /api. */
  path: string;
  /** Valid fields. */
  fields: () => Fields;
  body: (fields: Fields) => { data: Buffer; headers: Record<string, string> };
}

const asJson: Endpoint['body'] = (fields) => ({
  data: Buffer.from(JSON.stringify(fields)),
  headers: { 'content-type': 'application/json' },
});
const asForm: Endpoint['body'] = (fields) => {
  const { payload, headers } = buildMultipart(fields as Record<string, string>);
  return { data: payload, headers };
};

/** Where visitors send texts: one endpoint per request type, by slug, and the newsletter popup. */
export const publicEndpoints: Readonly<Record<string, Endpoint>> = {
  ...Object.fromEntries(
    leads.map(({ facts: { slug, paths } }): [string, Endpoint] => [
      slug,
      {
        path: paths.submit,
        fields: () => acceptedInputs[slug]?.() ?? {},
        body: (fields) => {
          const { payload, headers } = buildSubmission(slug, fields);
          return { data: payload, headers };
        },
      },
    ]),
  ),
  newsletter: {
    path: '/newsletter/popup-subscribe',
    fields: () => ({
      firstName: 'x',
      lastName: 'x',
      email: `${uniqueName('s').replace(' ', '')}@mail.example`,
    }),
    body: asJson,
  },
};

const article = { title: 'x', content: 'x' };

/** Where staff publish texts. */
export const staffEndpoints: Readonly<Record<string, Endpoint>> = {
  news: { path: '/news', fields: () => ({ ...article, type: 'news' }), body: asForm },
  events: {
    path: '/events',
    fields: () => ({ ...article, eventDate: '2098-05-04T18:30' }),
    body: asForm,
  },
  media: { path: '/media', fields: () => article, body: asForm },
  'newsletter-issues': {
    path: '/newsletter/admin/issues',
    fields: () => ({ subject: 'x', text: 'x', imageAlt: 'x' }),
    body: asForm,
  },
  jobs: { path: '/jobs', fields: openingForm, body: asForm },
  dealers: {
    path: '/dealers',
    fields: () => ({ ...someDealer('x'), description: 'x' }),
    body: asJson,
  },
  'dealer-searches': {
    path: '/dealer-searches',
    fields: () => ({ searchQuery: 'x', assignedRepresentative: 'x', notes: 'x' }),
    body: asJson,
  },
  cars: {
    path: '/price-calculator/cars',
    fields: () => ({ ...someCar(uniqueName('x')), variant: 'x', description: 'x' }),
    body: asJson,
  },
  cities: {
    path: '/price-calculator/cities',
    fields: () => ({ name: 'x', province: 'x', description: 'x' }),
    body: asJson,
  },
  specifications: {
    path: '/specifications',
    fields: () => ({
      vehicleId: 'haval-h6',
      group: 'x',
      label: uniqueName('x'),
      value: 'x',
      unit: 'x',
      source: 'x',
    }),
    body: asJson,
  },
  templates: {
    path: '/admin/templates',
    fields: () => ({ name: uniqueName('x'), language: 'en', subject: 'x', text: 'x' }),
    body: asJson,
  },
};

/** Attempts include waits for the rate limit and repeats with the rejected fields made valid. */
const maxAttempts = 20;

/** Fields that never get a payload: identifiers and files. */
const unchangedFields = new Set(['cvFile', 'photoFile', 'email', 'vehicleId']);

async function readRejectedFields(response: APIResponse): Promise<string[]> {
  if (response.status() === 429) {
    await sleep(1000 * Number(response.headers()['retry-after'] ?? 60));
    return [];
  }
  const { errors = [] } = await response.json();
  const fields = errors.map(({ field }: { field: string }) => String(field).split('.')[0]);
  if (fields.length === 0) throw new Error(`${response.status()} ${await response.text()}`);
  return fields;
}

/** A stored record and how many of its fields hold payloads. */
export interface Stored {
  id: string;
  placed: number;
}

/** Stores a record with a payload in every free text field, a different one per field and round. */
export async function storeHostile(
  request: APIRequestContext,
  { path, fields, body }: Endpoint,
  payloads: readonly string[],
  round: number,
): Promise<Stored> {
  const valid = fields();
  const kept = new Set(unchangedFields);
  const choosePayload = (index: number) => payloads[(index + round) % payloads.length];
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const sent = Object.entries(valid).map(([name, value], index): [string, unknown] => [
      name,
      typeof value === 'string' && !kept.has(name) ? choosePayload(index) : value,
    ]);
    const { data, headers } = body(Object.fromEntries(sent));
    const response = await request.post(`/api${path}`, {
      data,
      headers: { ...headers, 'user-agent': String(choosePayload(0)) },
    });
    if (response.ok()) {
      const id = String((await response.json()).data?._id);
      return { id, placed: sent.filter(([name, value]) => value !== valid[name]).length };
    }
    for (const field of await readRejectedFields(response)) kept.add(field);
  }
  throw new Error(`${path} rejected every attempt`);
}
