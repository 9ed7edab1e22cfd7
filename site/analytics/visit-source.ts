const key = 'visit-source';
/** The longest source that requests may have. */
const maxLength = 120;

/** Removes what the server refuses, so that no address of a link can keep a visitor from sending a form. */
const makeStorable = (text: string) =>
  text
    .slice(0, maxLength)
    .replaceAll(/\p{Surrogate}|\0/gu, '')
    .trim();

/** Where this page view came from: its campaign, else the host that linked to it, else 'direct'. */
function findSource(): string {
  const parameters = new URLSearchParams(location.search);
  const campaign = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap(
    (name) => parameters.get(name)?.trim() || [],
  );
  const host = document.referrer && new URL(document.referrer).host;
  const isOtherSite = host !== '' && host !== location.host;
  return makeStorable(campaign.join(' / ')) || (isOtherSite && makeStorable(host)) || 'direct';
}

/** Keeps the source of the visit's first page until the tab is closed. Requests send it along. */
export function keepVisitSource(): void {
  try {
    if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, findSource());
  } catch {
    // A browser that stores nothing sends its requests without a source.
  }
}

/** Returns the source of the visit; undefined if the browser stores nothing. */
export function readVisitSource(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    // Storage is blocked: no source.
    return undefined;
  }
}
