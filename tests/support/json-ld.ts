/** What each type must have to be of use to who reads it. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  AutoDealer: ['name', 'url', 'address', 'telephone', 'email', 'geo'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Car: ['name', 'brand', 'url'],
  Brand: ['name'],
  Offer: ['price', 'priceCurrency', 'url', 'availability'],
  NewsArticle: ['headline', 'datePublished', 'url'],
  Event: ['name', 'startDate', 'url'],
};

type Thing = Record<string, unknown>;

/** A thing and all that are in it. */
function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(within)];
}

function jsonIn(html: string): Thing | null {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return json ? JSON.parse(json) : null;
}

/** Everything that a page's JSON-LD speaks of, outer things before those in them. */
export function thingsIn(html: string): Thing[] {
  return within(jsonIn(html)?.['@graph']);
}

/** What is wrong with a page's JSON-LD. */
export function faultsOf(html: string): string[] {
  const faults = jsonIn(html)?.['@context'] === 'https://schema.org' ? [] : ['no context'];
  for (const thing of thingsIn(html)) {
    const type = String(thing['@type']);
    const missing = required[type]?.filter((name) => !thing[name]) ?? ['a type that is known'];
    faults.push(...missing.map((name) => `${type} lacks ${name}`));
  }
  return faults;
}
