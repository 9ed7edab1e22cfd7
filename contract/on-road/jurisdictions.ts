/** The jurisdictions that set charges, by ISO 3166 code. PK is the federation. */
export const jurisdictions = {
  PK: 'Pakistan',
  'PK-PB': 'Punjab',
  'PK-SD': 'Sindh',
  'PK-IS': 'Islamabad Capital Territory',
  'PK-KP': 'Khyber Pakhtunkhwa',
  'PK-BA': 'Balochistan',
  'PK-GB': 'Gilgit-Baltistan',
  'PK-JK': 'Azad Kashmir',
} as const;

export type Jurisdiction = keyof typeof jurisdictions;
export type Province = Exclude<Jurisdiction, 'PK'>;

export const jurisdictionCodes = Object.keys(jurisdictions) as Jurisdiction[];

/** The provinces in which a car can be registered, in the order of the select. */
export const provinceCodes = jurisdictionCodes.filter((code): code is Province => code !== 'PK');

/** Finds a province by its code or name (case-insensitive); null if there is none. */
export function findProvince(codeOrName: string): Province | null {
  const wanted = codeOrName.trim().toLowerCase();
  const isWanted = (code: Province) =>
    code.toLowerCase() === wanted || jurisdictions[code].toLowerCase() === wanted;
  return provinceCodes.find(isWanted) ?? null;
}
