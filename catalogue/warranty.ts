import { groupDigits } from '#contract/rupees.ts';
import type { VehicleSlug } from './vehicles.ts';

/** How long one part of a car is covered: whichever of the two comes first. */
export interface WarrantyTerm {
  name: string;
  years: number;
  km: number;
}

const standard: WarrantyTerm = { name: 'Standard', years: 6, km: 150_000 };
const powerTrain: WarrantyTerm = { name: 'Power-train', years: 10, km: 1_000_000 };
const hybrid: WarrantyTerm = {
  name: 'HEV battery, motor and controller',
  years: 8,
  km: 160_000,
};

/** The terms of the warranty (document 2, section 9). */
export const warrantyTerms: readonly WarrantyTerm[] = [standard, powerTrain, hybrid];

/** A model line as its warranty booklet covers it; the term for hybrids is in it where a line has one. */
export interface WarrantyLine {
  slug: 'h6' | 'jolion' | 'tank' | 'ora';
  /** The line as the warranty's buttons name it (document 2, section 2). */
  name: string;
  terms: readonly WarrantyTerm[];
}

export const warrantyLines: readonly WarrantyLine[] = [
  { slug: 'h6', name: 'H6', terms: warrantyTerms },
  { slug: 'jolion', name: 'Jolion', terms: warrantyTerms },
  { slug: 'tank', name: 'Tank', terms: warrantyTerms },
  { slug: 'ora', name: 'Ora', terms: [standard, powerTrain] },
];

const hybrids: readonly VehicleSlug[] = [
  'haval-h6-hev',
  'haval-h6-phev',
  'haval-jolion-hev',
  'tank-500',
];

/** The terms that cover a model: the one for hybrids belongs to hybrids. */
export const warrantyTermsOf = (slug: VehicleSlug): readonly WarrantyTerm[] =>
  warrantyTerms.filter((term) => term !== hybrid || hybrids.includes(slug));

/** A term in words: '6 years or 150,000 km, whichever comes first'. */
export function termInWords({ years, km }: WarrantyTerm): string {
  return `${years} years or ${groupDigits(km)} km, whichever comes first`;
}
