const key = 'visit-source';
/** The longest source that requests may have. */
const maxLength = 120;

/** Where this page view came from: its campaign, else the host that linked to it, else 'direct'. */
function findSource(): string {
  const parameters = new URLSearchParams(location.search);
  const campaign = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap(
    (name) => parameters.get(name)?.trim() || [],
  );
  if (campaign.length > 0) return campaign.join(' / ').slice(0, maxLength);
  const host = document.referrer && new URL(document.referrer).host;
  return host && host !== location.host ? host.slice(0, maxLength) : 'direct';
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
    // The same.
    return undefined;
  }
}
