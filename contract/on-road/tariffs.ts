import type { Jurisdiction } from './jurisdictions.ts';
import type { TariffLine } from './tariff-lines.ts';

export interface TariffSource {
  title: string;
  url: string;
}

export const tariffStatuses = ['draft', 'published', 'withdrawn'] as const;
export type TariffStatus = (typeof tariffStatuses)[number];

/** The rules of a jurisdiction in a period. */
export interface Tariff {
  _id: string;
  jurisdiction: Jurisdiction;
  /** The law's name: 'Finance Act 2025'. */
  label: string;
  /** The first day on which it applies, YYYY-MM-DD. */
  from: string;
  /** The first day on which it no longer applies; null without an end. */
  until: string | null;
  status: TariffStatus;
  sources: TariffSource[];
  note: string | null;
  /** When staff last compared it with its sources, YYYY-MM-DD. */
  checkedOn: string | null;
  /**
   * Income Tax Ordinance 2001, s. 114C: a non-filer may not buy a car above this invoice value (whole rupees), from
   * this day on. Null while the government has not notified it. Federal tariffs only.
   */
  nonFilerLimit: number | null;
  nonFilerLimitFrom: string | null;
  /** Whether it ships with the product and staff have not confirmed it. */
  isSample: boolean;
  lines: TariffLine[];
}

/** A tariff for staff. */
export interface TariffVersion extends Tariff {
  /** The account that last changed the draft. */
  editedBy: string | null;
  /** The accounts that changed the draft's charges; they may not publish it if another account can. */
  authors: string[];
  publishedBy: string | null;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Whether a published tariff is in force on a day, YYYY-MM-DD. */
export const isInForce = ({ status, from, until }: Tariff, day: string): boolean =>
  status === 'published' && from <= day && (until === null || day < until);

/**
 * Whether a published tariff comes into force after a day, YYYY-MM-DD. One that was replaced on its first day ends that
 * day and is never in force.
 */
export const startsLater = (
  { status, from, until }: Pick<Tariff, 'status' | 'from' | 'until'>,
  day: string,
): boolean => status === 'published' && from > day && (until === null || until > from);
