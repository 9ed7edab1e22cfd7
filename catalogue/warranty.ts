import { groupDigits } from '#contract/format/rupees.ts';
import * as words from '#words/catalogue/warranty';
import type { VehicleSlug } from './vehicles.ts';

/** The coverage of one part of a car. */
export interface WarrantyTerm {
  name: string;
  years: number;
  km: number;
  /** Whether the warranty terms say that it ends at whichever limit comes first. */
  isFirstLimit: boolean;
}

const standard: WarrantyTerm = { name: words.standard, years: 6, km: 150_000, isFirstLimit: true };
const powerTrain: WarrantyTerm = {
  name: words.powerTrain,
  years: 10,
  km: 1_000_000,
  isFirstLimit: false,
};
const hybrid: WarrantyTerm = {
  name: words.hybrid,
  years: 8,
  km: 160_000,
  isFirstLimit: false,
};

/** The terms of the warranty: docs/spec/public-site.md#warranty. */
export const warrantyTerms: readonly WarrantyTerm[] = [standard, powerTrain, hybrid];

/** A model line with its warranty booklet; lines with hybrids include the term for hybrids. */
export interface WarrantyLine {
  slug: 'h6' | 'jolion' | 'tank' | 'ora';
  /** The line's name on the warranty page's buttons. */
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

/** The terms that cover a model; only hybrids have the term for hybrids. */
export const findWarrantyTerms = (slug: VehicleSlug): readonly WarrantyTerm[] =>
  warrantyTerms.filter((term) => term !== hybrid || hybrids.includes(slug));

/** Formats a term: '6 years or 150,000 km, whichever comes first', or without the second part. */
export const formatTerm = ({ years, km, isFirstLimit }: WarrantyTerm): string =>
  (isFirstLimit ? words.firstLimit : words.limits)(years, groupDigits(km));
