/**
 * Something of schema.org. Each module here makes one type of it, and spells out the properties that
 * it fills in an interface of its own.
 */
export interface Thing {
  '@type': string;
  /** Under this address other things speak of it. */
  '@id'?: string;
}

/** The meta descriptor that puts things into a page as JSON-LD; data needs no leave of the policy. */
export function jsonLd(things: readonly Thing[]) {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...things] } };
}
