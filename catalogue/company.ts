/** What the documents say of the brand and of its manufacturer in Pakistan (document 1, section 9). */
export const company = {
  /** The year in which the manufacturer was founded, and the one in which it took up three-wheelers. */
  foundedIn: 1991,
  threeWheelersSince: 2004,
  /** The year in which the brand started. */
  brandSince: 2018,
  vehiclesPerYear: 24_000,
  /** It exports to more countries than this. */
  exportCountries: 25,
} as const;

/** What the brand stands for, in the documents' words (document 1, section 2). */
export const brandValues = [
  { title: 'Uncompromising', text: 'Driven to Succeed' },
  { title: 'Specialized', text: 'Designed for You' },
  { title: 'Dedication', text: 'Our Future is Sustainability' },
] as const;
