type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const positive: Check = (value) => number(value) && Number(value) > 0;
const dateTime: Check = (value) => text(value) && !Number.isNaN(Date.parse(String(value)));
const address: Check = (value) => text(value) && /^(https?:\/)?\//.test(String(value));
const oneOfTypes =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const thing =
  (type: string): Check =>
  (value) =>
    (value as Thing | null)?.['@type'] === type;
const things =
  (type: string): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(thing(type));

/** The properties that each type must have to be useful to search engines, and their kinds. */
const required: Record<string, Record<string, Check>> = {
  Organization: { name: text, url: address, logo: address },
  BreadcrumbList: { itemListElement: things('ListItem') },
  ListItem: { position: positive, name: text, item: address },
  AutoDealer: {
    name: text,
    url: address,
    address: thing('PostalAddress'),
    telephone: text,
    email: text,
    geo: thing('GeoCoordinates'),
  },
  PostalAddress: { streetAddress: text, addressLocality: text, addressCountry: oneOfTypes('PK') },
  GeoCoordinates: { latitude: number, longitude: number },
  FAQPage: { mainEntity: things('Question') },
  Question: { name: text, acceptedAnswer: thing('Answer') },
  Answer: { text },
  Car: { name: text, brand: thing('Brand'), url: address },
  Brand: { name: text },
  Offer: {
    price: positive,
    priceCurrency: oneOfTypes('PKR'),
    url: address,
    availability: oneOfTypes('https://schema.org/PreOrder', 'https://schema.org/InStock'),
  },
  NewsArticle: { headline: text, datePublished: dateTime, url: address },
  Event: { name: text, startDate: dateTime, url: address },
  JobPosting: {
    title: text,
    description: text,
    datePosted: dateTime,
    employmentType: oneOfTypes('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'),
    hiringOrganization: thing('Organization'),
    jobLocation: thing('Place'),
    url: address,
  },
  // Schema.org allows an address as text; so events have it.
  Place: { address: (value) => text(value) || thing('PostalAddress')(value) },
};

type Thing = Record<string, unknown>;

/** Lists all things in a value, outer ones first. */
function flatten(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(flatten);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(flatten)];
}

function parseJsonLd(html: string): Thing | null {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return json ? JSON.parse(json) : null;
}

/** Lists all things in a page's JSON-LD, outer ones first. */
export function listThings(html: string): Thing[] {
  return flatten(parseJsonLd(html)?.['@graph']);
}

/** Lists the faults of a graph and of all things in it. */
export function findGraphFaults(graph: unknown): string[] {
  return flatten(graph).flatMap((each) => {
    const type = String(each['@type']);
    const checks = required[type];
    if (!checks) return [`${type} is no type that is known`];
    return Object.entries(checks)
      .filter(([name, isRight]) => !isRight(each[name]))
      .map(([name]) => `${type} lacks a right ${name}`);
  });
}

/** Lists the faults of a page's JSON-LD. */
export function findFaults(html: string): string[] {
  const { '@context': context, '@graph': graph } = parseJsonLd(html) ?? {};
  const faults = context === 'https://schema.org' ? [] : ['no context'];
  return [...faults, ...findGraphFaults(graph)];
}
