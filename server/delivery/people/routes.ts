import {
  erasurePageQuery,
  erasureQuery,
  erasureTexts,
  peoplePaths,
  personQuery,
  searchQuery,
} from '#contract/staff/people.ts';
import { z } from '#contract/zod.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { removeFiles } from '#server/platform/files/remove.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer, listAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { eraseSentEmails } from '#server/platform/mail/erase-emails.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import { timelineEntry } from '#server/resources/leads/timeline/routes.ts';
import { customerQuote } from '#server/resources/quotes/docs.ts';
import { erasePerson } from './erase-person.ts';
import { readErasurePage } from './erasure-set.ts';
import { listPersonRecords } from './person.ts';
import { listPersonTimeline } from './person-timeline.ts';
import { searchPeople } from './search.ts';
import { searchRecords } from './search-records.ts';

/** The schema of a person in responses. */
const contactFields = {
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
};

const personRecord = z.object({
  ...contactFields,
  kind: z.string(),
  _id: z.guid(),
  createdAt: moment,
  status: z.string(),
  about: z.string(),
  note: z.nullable(z.string()),
  isInTrash: z.boolean(),
});

/** One page of a person's records, with the further numbers and addresses in them. */
const personAnswer = z.extend(listAnswer(personRecord), {
  links: z.array(
    z.object({
      type: z.enum(['phone', 'email']),
      value: z.string(),
      isIncluded: z.boolean(),
      records: z.int(),
      names: z.array(z.string()),
    }),
  ),
});

const tag = 'People';
const counts = z.record(z.string(), z.int());
const foundPerson = z.object({ ...contactFields, kinds: z.array(z.string()) });
const foundRecord = z.object({
  kind: z.string(),
  _id: z.guid(),
  title: z.string(),
  detail: z.string(),
});

const docs = {
  search: {
    operationId: 'searchPeople',
    summary: 'Find people by name, phone number or email address',
    description: 'Searches the kinds of records that the account may see.',
    tag,
    answer: dataAnswer(z.array(foundPerson)),
  },
  records: {
    operationId: 'searchRecords',
    summary: 'Find records by reference, CNIC, VIN, code or title',
    description:
      'Requests are found by reference, CNIC or VIN, quotes and bookings by code, and dealers, news, events and media by title. Lists at most five of each kind that the account may see.',
    tag,
    answer: dataAnswer(z.array(foundRecord)),
  },
  person: {
    operationId: 'listPersonRecords',
    summary: 'List everything that one person has sent, and their quotes',
    description:
      'Lists the kinds of records that the account may see. `phones` and `emails` are further numbers and addresses of the person, separated by commas; without both, those count with which no other name was sent. `links` lists them, and the others in these records.',
    tag,
    answer: z.extend(personAnswer, { quotes: z.array(customerQuote) }),
  },
  timeline: {
    operationId: 'listPersonTimeline',
    summary: 'List what happened to everything that one person has sent',
    description:
      'Newest first: the entries of the timelines of all requests that `listPersonRecords` lists, each with its record, and the quotes that the person saved on the site.',
    tag,
    answer: listAnswer(z.extend(timelineEntry, { record: z.nullable(personRecord) })),
  },
  list: {
    operationId: 'listErasure',
    summary: 'List what the erasure of one person takes',
    description:
      'Records of the kinds that the account may see, also from the trash; the counts are of all kinds. `phones` and `emails` are further numbers and addresses of the person, separated by commas. `links` are others in these records, of which nothing is taken.',
    tag,
    answer: z.extend(personAnswer, {
      erasure: z.object({
        set: z.string(),
        counts,
        inTrash: z.int(),
        names: z.array(z.string()),
      }),
    }),
  },
  erase: {
    operationId: 'erasePerson',
    summary: 'Erase everything that one person has sent, for good',
    description:
      'Also what is in the trash, and what names the person in emails and in the audit. Takes the records with the number, in any notation, or the address, and with those in `phones` and `emails`. With the `set` of the list that was shown, it takes nothing if the records have changed since.',
    tag,
    answer: dataAnswer(z.object({ purged: z.int(), counts })),
    errors: ['conflict', 'not-found'],
  },
} satisfies Record<string, RouteDocs>;

/** Registers how staff find people and their records, limited by their permissions. */
export function registerPeople(api: Api, db: Db): void {
  api.get(
    peoplePaths.search,
    { config: { access: 'staff', docs: docs.search }, schema: { querystring: searchQuery } },
    async ({ query, staff }) => ({
      success: true,
      data: await searchPeople(db, query.q, requireViewer({ staff })),
    }),
  );

  api.get(
    peoplePaths.records,
    { config: { access: 'staff', docs: docs.records }, schema: { querystring: searchQuery } },
    async ({ query, staff }) => ({
      success: true,
      data: await searchRecords(db, query.q, requireViewer({ staff })),
    }),
  );

  api.get(
    peoplePaths.person,
    { config: { access: 'staff', docs: docs.person }, schema: { querystring: personQuery } },
    async ({ query, staff }) => await listPersonRecords(db, query, requireViewer({ staff })),
  );

  api.get(
    peoplePaths.timeline,
    { config: { access: 'staff', docs: docs.timeline }, schema: { querystring: personQuery } },
    async ({ query, staff }) => await listPersonTimeline(db, query, requireViewer({ staff })),
  );
}

/** Registers how staff preview and run the erasure of a person. */
export function registerErasure(
  api: Api,
  {
    database: { db },
    files: { storage },
    env,
  }: Pick<ResourceServices, 'database' | 'files' | 'env'>,
): void {
  api.get(
    peoplePaths.erasure,
    { config: { access: 'trash', docs: docs.list }, schema: { querystring: erasurePageQuery } },
    async ({ query, staff }) => await readErasurePage(db, query, requireViewer({ staff })),
  );

  api.delete(
    peoplePaths.person,
    { config: { access: 'trash', docs: docs.erase }, schema: { querystring: erasureQuery } },
    async (request) => {
      const erased = await erasePerson(db, request.query, requireActor(request));
      const { purged, counts, traces, fileKeys, pattern } = erased;
      await removeFiles({ db, storage }, fileKeys, request.log);
      const sent = pattern ? await eraseSentEmails(db, env.DATA_DIR, pattern) : 0;
      if (purged + traces + sent === 0) throw new AppError('not-found', erasureTexts.nothing);
      return { success: true, data: { purged, counts } };
    },
  );
}
