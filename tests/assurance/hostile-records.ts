import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { leads } from '#server/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { openingForm, submissionOf } from '#tests/submissions.ts';
import { multipartOf } from '#tests/support/multipart.ts';
import { someCar, someDealer, uniqueName } from '../e2e/office-records.ts';

type Fields = Record<string, unknown>;

interface Door {
  /** Below /api. */
  path: string;
  /** Something that is accepted. */
  fields: () => Fields;
  body: (fields: Fields) => { data: Buffer; headers: Record<string, string> };
}

const asJson: Door['body'] = (fields) => ({
  data: Buffer.from(JSON.stringify(fields)),
  headers: { 'content-type': 'application/json' },
});
const asForm: Door['body'] = (fields) => {
  const { payload, headers } = multipartOf(fields as Record<string, string>);
  return { data: payload, headers };
};

/** Where visitors send texts: one door for each type of request, by its slug, and the popup. */
export const publicDoors: Readonly<Record<string, Door>> = {
  ...Object.fromEntries(
    leads.map(({ facts: { slug, paths } }): [string, Door] => [
      slug,
      {
        path: paths.submit,
        fields: () => acceptedInputs[slug]?.() ?? {},
        body: (fields) => {
          const { payload, headers } = submissionOf(slug, fields);
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
export const staffDoors: Readonly<Record<string, Door>> = {
  news: { path: '/news', fields: () => ({ ...article, type: 'news' }), body: asForm },
  events: {
    path: '/events',
    fields: () => ({ ...article, eventDate: '2098-05-04T18:30' }),
    body: asForm,
  },
  media: { path: '/media', fields: () => article, body: asForm },
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
};

/** A busy minute is waited for once, and a field that is refused sent as it should be. */
const mostTries = 20;

/** Fields that say what a record is to others, or that are no text. */
const left = new Set(['cvFile', 'photoFile', 'email', 'vehicleId']);

async function refusedFields(answer: APIResponse): Promise<string[]> {
  if (answer.status() === 429) {
    await sleep(1000 * Number(answer.headers()['retry-after'] ?? 60));
    return [];
  }
  const { errors = [] } = await answer.json();
  const fields = errors.map(({ field }: { field: string }) => String(field).split('.')[0]);
  if (fields.length === 0) throw new Error(`${answer.status()} ${await answer.text()}`);
  return fields;
}

/** What was stored, and how many of its texts are payloads. */
export interface Stored {
  id: string;
  placed: number;
}

/** Stores a record in which every text that may be anything is one of the payloads, by turns. */
export async function storeHostile(
  request: APIRequestContext,
  { path, fields, body }: Door,
  payloads: readonly string[],
  round: number,
): Promise<Stored> {
  const honest = fields();
  const kept = new Set(left);
  const turn = (index: number) => payloads[(index + round) % payloads.length];
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const sent = Object.entries(honest).map(([name, value], index): [string, unknown] => [
      name,
      typeof value === 'string' && !kept.has(name) ? turn(index) : value,
    ]);
    const { data, headers } = body(Object.fromEntries(sent));
    const answer = await request.post(`/api${path}`, {
      data,
      headers: { ...headers, 'user-agent': String(turn(0)) },
    });
    if (answer.ok()) {
      const id = String((await answer.json()).data?._id);
      return { id, placed: sent.filter(([name, value]) => value !== honest[name]).length };
    }
    for (const field of await refusedFields(answer)) kept.add(field);
  }
  throw new Error(`${path} refused every try`);
}
