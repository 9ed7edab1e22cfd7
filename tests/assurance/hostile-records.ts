import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { bookableAdmin } from '#contract/appointments/bookables.ts';
import { closureAdmin } from '#contract/appointments/closures.ts';
import { timelinePath } from '#contract/leads/timeline.ts';
import { quotePaths } from '#contract/on-road/quotes.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission, openingForm } from '#tests/submissions.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { makeDraft, someFinanceRules } from '#tests/support/tariff-drafts.ts';
import { someCar, someDealer, uniqueName } from '../e2e/office-records.ts';

type Fields = Record<string, unknown>;

interface Endpoint {
  /** Relative to /api. */
  path: string;
  /** Returns valid fields. */
  fields: (request: APIRequestContext) => Fields | Promise<Fields>;
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

/** Returns the id of the first record of a public list, relative to /api. */
export async function findFirst(request: APIRequestContext, path: string): Promise<string> {
  const { data } = await (await request.get(`/api${path}`)).json();
  return data[0]._id;
}

/** Where visitors send texts: one endpoint per request type, by slug, quotes, and the newsletter popup. */
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
  quotes: {
    path: quotePaths.create,
    fields: async (request) => ({
      vehicleId: 'haval-h6-1.5',
      cityId: await findFirst(request, '/price-calculator/cities?search=Lahore'),
      name: 'x',
    }),
    body: asJson,
  },
};

/** Some day on which nothing else begins. */
const pickDay = () =>
  new Date(Date.UTC(2100, 0, 1 + Math.floor(Math.random() * 100_000))).toISOString().slice(0, 10);

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
  jobs: { path: '/jobs', fields: () => openingForm(), body: asForm },
  // Before the dealers, so that they belong to one that stays.
  bookables: {
    path: bookableAdmin.paths.records,
    fields: async (request) => ({
      dealerId: await findFirst(request, '/dealers'),
      kind: 'test-drive',
      label: 'x',
      slotMinutes: 30,
      isActive: false,
    }),
    body: asJson,
  },
  closures: {
    path: closureAdmin.paths.records,
    fields: () => ({
      dealerId: null,
      start: '2099-03-02T09:00',
      end: '2099-03-02T10:00',
      opens: true,
      reason: 'x',
    }),
    body: asJson,
  },
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
  tariffs: {
    path: '/tariffs/admin/versions',
    fields: () => ({ ...makeDraft(), label: 'x', note: 'x' }),
    body: asJson,
  },
  'finance-rules': {
    path: '/finance/admin/rules',
    fields: () => ({ ...someFinanceRules, from: pickDay(), label: 'x', sourceTitle: 'x' }),
    body: asJson,
  },
  'energy-prices': {
    path: '/finance/admin/energy-prices',
    fields: () => ({
      from: pickDay(),
      petrolPerLitre: 250,
      electricityPerKwh: 45,
      sourceTitle: 'x',
    }),
    body: asJson,
  },
  'compensation-rules': {
    path: '/finance/admin/compensation',
    fields: () => ({
      from: pickDay(),
      daysUntilDue: 60,
      kiborBp: 1_195,
      marginBp: 300,
      isOn: true,
      sourceTitle: 'x',
    }),
    body: asJson,
  },
  'official-accounts': {
    path: '/verify/admin/accounts',
    fields: () => ({ bank: 'x', title: 'x', number: 'x', note: 'x' }),
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
const unchangedFields = new Set([
  'cvFile',
  'photoFile',
  'email',
  'vehicleId',
  'cityId',
  'dealerId',
]);

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
  const valid = await fields(request);
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
      const { data: made } = await response.json();
      const id = String(made?._id ?? made?.code);
      return { id, placed: sent.filter(([name, value]) => value !== valid[name]).length };
    }
    for (const field of await readRejectedFields(response)) kept.add(field);
  }
  throw new Error(`${path} rejected every attempt`);
}

/** Stores a note with each payload in the timeline of a request. */
export async function storeHostileNotes(
  request: APIRequestContext,
  slug: string,
  id: string,
  payloads: readonly string[],
): Promise<void> {
  for (const text of payloads) {
    const data = { type: 'note', text };
    const response = await request.post(`/api${timelinePath}/${slug}/${id}`, { data });
    if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
  }
}
