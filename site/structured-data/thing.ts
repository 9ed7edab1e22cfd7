/**
 * A schema.org thing. Each module in this folder builds one type and declares its properties in an
 * interface.
 */
export interface Thing {
  '@type': string;
  /** The id by which other things refer to it. */
  '@id'?: string;
}

/** Builds the meta descriptor of JSON-LD. JSON-LD is exempt from the CSP. */
export function buildJsonLd(things: readonly Thing[]) {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...things] } };
}
