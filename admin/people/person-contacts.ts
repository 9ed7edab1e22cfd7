import type { PersonLink } from '#contract/people.ts';

/** The parameters that say who a person is: what was asked for, and the further numbers and addresses that staff chose. */
const contactParams = ['phone', 'email', 'phones', 'emails'];

/** Keeps what says who the person is, without the page. */
const pickContacts = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => contactParams.includes(name)));

/** Returns the parameters with exactly these further numbers and addresses, on the first page. */
export function chooseLinks(
  params: URLSearchParams,
  links: readonly Pick<PersonLink, 'type' | 'value'>[],
): URLSearchParams {
  const chosen = pickContacts(params);
  for (const type of ['phone', 'email'] as const) {
    const values = links.filter((link) => link.type === type).map(({ value }) => value);
    chosen.set(`${type}s`, values.join(','));
  }
  return chosen;
}
