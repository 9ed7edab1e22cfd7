import type { BadgeColour } from '#contract/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { newsletterAdmin } from '#contract/newsletter-admin.ts';
import type { PersonRecord } from '#contract/people.ts';
import { statusColour } from '../leads/statuses.ts';

/** How a kind of record that people send is spoken of, and where one of it is looked at. */
interface SentKind {
  title: string;
  addressOf: (record: PersonRecord) => string;
  colourOf: (status: string) => BadgeColour;
}

/** Every kind that people send, by its slug. */
export const sentKinds: ReadonlyMap<string, SentKind> = new Map([
  ...leadTypes.map((facts): [string, SentKind] => [
    facts.slug,
    {
      title: facts.texts.title,
      addressOf: ({ _id }) => `/${facts.slug}?open=${_id}`,
      colourOf: (status) => statusColour(facts, status),
    },
  ]),
  [
    newsletterAdmin.slug,
    {
      title: newsletterAdmin.texts.title,
      addressOf: ({ email }) =>
        `/${newsletterAdmin.slug}?${new URLSearchParams({ search: email ?? '' })}`,
      colourOf: (status) => (status === 'subscribed' ? 'green' : 'grey'),
    },
  ],
]);
