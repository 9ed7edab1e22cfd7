import { makeStorableSource, readCampaign } from '#contract/leads/campaign.ts';

const key = 'visit-source';

/** Where this page view came from: its campaign, else the host that linked to it, else 'direct'. */
function findSource(): string {
  const campaign = readCampaign(new URLSearchParams(location.search));
  const host = document.referrer && new URL(document.referrer).host;
  const isOtherSite = host !== '' && host !== location.host;
  return campaign || (isOtherSite && makeStorableSource(host)) || 'direct';
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
