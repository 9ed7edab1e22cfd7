/** The longest source that requests may have. */
export const maxSourceLength = 120;

/** Removes what the server refuses, so that no address of a link can keep a visitor from sending a form. */
export const makeStorableSource = (text: string): string =>
  text
    .slice(0, maxSourceLength)
    .replaceAll(/\p{Surrogate}|\0/gu, '')
    .trim();

/** The campaign that an address names (utm_source / utm_medium / utm_campaign); '' if there is none. */
export function readCampaign(parameters: URLSearchParams): string {
  const words = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap(
    (name) => parameters.get(name)?.trim() || [],
  );
  return makeStorableSource(words.join(' / '));
}
