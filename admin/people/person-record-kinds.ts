import type { BadgeColor } from '#contract/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { newsletterAdmin } from '#contract/newsletter-admin.ts';
import type { PersonRecord } from '#contract/people.ts';
import { findStatusColor } from '../ui/lead-statuses.ts';

/** How the page of a person shows a kind of record. */
interface PersonRecordKind {
  title: string;
  buildAddress: (record: PersonRecord) => string;
  chooseColor: (status: string) => BadgeColor;
}

/** All kinds that visitors send, by slug. */
export const personRecordKinds: ReadonlyMap<string, PersonRecordKind> = new Map([
  ...leadTypes.map((facts): [string, PersonRecordKind] => [
    facts.slug,
    {
      title: facts.texts.title,
      buildAddress: ({ _id }) => `/${facts.slug}?open=${_id}`,
      chooseColor: (status) => findStatusColor(facts, status),
    },
  ]),
  [
    newsletterAdmin.slug,
    {
      title: newsletterAdmin.texts.title,
      buildAddress: ({ email }) =>
        `/${newsletterAdmin.slug}?${new URLSearchParams({ search: email ?? '' })}`,
      chooseColor: (status) => (status === 'subscribed' ? 'green' : 'grey'),
    },
  ],
]);
