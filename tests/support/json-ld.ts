type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const positive: Check = (value) => number(value) && Number(value) > 0;
const moment: Check = (value) => text(value) && !Number.isNaN(Date.parse(String(value)));
const address: Check = (value) => text(value) && /^(https?:\/)?\//.test(String(value));
const oneOf =
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

/** What each type must have, and of which kind, to be of use to who reads it. */
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
  PostalAddress: { streetAddress: text, addressLocality: text, addressCountry: oneOf('PK') },
  GeoCoordinates: { latitude: number, longitude: number },
  FAQPage: { mainEntity: things('Question') },
  Question: { name: text, acceptedAnswer: thing('Answer') },
  Answer: { text },
  Car: { name: text, brand: thing('Brand'), url: address },
  Brand: { name: text },
  Offer: {
    price: positive,
    priceCurrency: oneOf('PKR'),
    url: address,
    availability: oneOf('https://schema.org/PreOrder', 'https://schema.org/InStock'),
  },
  NewsArticle: { headline: text, datePublished: moment, url: address },
  Event: { name: text, startDate: moment, url: address },
  JobPosting: {
    title: text,
    description: text,
    datePosted: moment,
    employmentType: oneOf('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'),
    hiringOrganization: thing('Organization'),
    jobLocation: thing('Place'),
    url: address,
  },
  Place: { address: thing('PostalAddress') },
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

/** What is wrong with a graph of things and all that are in them. */
export function faultsOfGraph(graph: unknown): string[] {
  return within(graph).flatMap((each) => {
    const type = String(each['@type']);
    const checks = required[type];
    if (!checks) return [`${type} is no type that is known`];
    return Object.entries(checks)
      .filter(([name, isRight]) => !isRight(each[name]))
      .map(([name]) => `${type} lacks a right ${name}`);
  });
}

/** What is wrong with a page's JSON-LD. */
export function faultsOf(html: string): string[] {
  const { '@context': context, '@graph': graph } = jsonIn(html) ?? {};
  const faults = context === 'https://schema.org' ? [] : ['no context'];
  return [...faults, ...faultsOfGraph(graph)];
}
