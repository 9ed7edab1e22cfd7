import * as words from '#words/contract/on-road';

/** The names of the jurisdictions that set charges, by ISO 3166 code. PK is the federation. */
export const jurisdictions = {
  PK: words.pakistan,
  'PK-PB': words.punjab,
  'PK-SD': words.sindh,
  'PK-IS': words.islamabad,
  'PK-KP': words.khyberPakhtunkhwa,
  'PK-BA': words.balochistan,
  'PK-GB': words.gilgitBaltistan,
  'PK-JK': words.azadKashmir,
} as const;

export type Jurisdiction = keyof typeof jurisdictions;
export type Province = Exclude<Jurisdiction, 'PK'>;

export const jurisdictionCodes = Object.keys(jurisdictions) as Jurisdiction[];

/** The provinces in which a car can be registered, in the order of the select. */
export const provinceCodes = jurisdictionCodes.filter((code): code is Province => code !== 'PK');

/** The names of the provinces as cities store them. */
const storedNames: Readonly<Record<Province, string>> = {
  'PK-PB': 'Punjab',
  'PK-SD': 'Sindh',
  'PK-IS': 'Islamabad Capital Territory',
  'PK-KP': 'Khyber Pakhtunkhwa',
  'PK-BA': 'Balochistan',
  'PK-GB': 'Gilgit-Baltistan',
  'PK-JK': 'Azad Kashmir',
};

/** Finds a province by its code or its English name (case-insensitive); null if there is none. */
export function findProvince(codeOrName: string): Province | null {
  const wanted = codeOrName.trim().toLowerCase();
  const isWanted = (code: Province) =>
    code.toLowerCase() === wanted || storedNames[code].toLowerCase() === wanted;
  return provinceCodes.find(isWanted) ?? null;
}
