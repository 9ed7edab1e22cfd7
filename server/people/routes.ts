import { peoplePaths, personQuery, searchQuery } from '#contract/people.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { listOfPerson } from './person.ts';
import { searchPeople } from './search.ts';

/** Whom staff can find, and what they sent: to each member of staff what their permissions show. */
export function registerPeople(api: Api, db: Db): void {
  api.get(
    peoplePaths.search,
    { config: { access: 'staff' }, schema: { querystring: searchQuery } },
    async ({ query, staff }) => ({
      success: true,
      data: await searchPeople(db, query.q, staff?.permissions ?? []),
    }),
  );

  api.get(
    peoplePaths.person,
    { config: { access: 'staff' }, schema: { querystring: personQuery } },
    async ({ query, staff }) => ({
      success: true,
      ...(await listOfPerson(db, query, staff?.permissions ?? [])),
    }),
  );
}
