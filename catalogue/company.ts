import * as words from '#words/catalogue';

/** Facts about the brand and its manufacturer in Pakistan: docs/spec/public-site.md#about. */
export const company = {
  /** The years in which the manufacturer was founded and began to make three-wheelers. */
  foundedIn: 1991,
  threeWheelersSince: 2004,
  /** The year in which the brand started in Pakistan. */
  brandSince: 2018,
  vehiclesPerYear: 24_000,
  /** It exports to over this many countries. */
  exportCountries: 25,
} as const;

/** The brand's values: docs/spec/public-site.md#about. */
export const brandValues = [
  { title: words.uncompromising, text: words.drivenToSucceed },
  { title: words.specialized, text: words.designedForYou },
  { title: words.dedication, text: words.sustainableFuture },
] as const;
