import { peoplePaths, personQuery, searchQuery } from '#contract/staff/people.ts';
import { z } from '#contract/zod.ts';
import { requireViewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { contactFields, personAnswer } from './docs.ts';
import { listPersonRecords } from './person.ts';
import { searchPeople } from './search.ts';
import { searchRecords } from './search-records.ts';

const tag = 'People';
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
    summary: 'List everything that one person has sent',
    description:
      'Lists the kinds of records that the account may see. `phones` and `emails` are further numbers and addresses of the person, separated by commas; without both, those count with which no other name was sent. `links` lists them, and the others in these records.',
    tag,
    answer: personAnswer,
  },
} satisfies Record<string, RouteDocs>;

/** Registers how staff find people and what they sent, limited to what their permissions show. */
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
}
