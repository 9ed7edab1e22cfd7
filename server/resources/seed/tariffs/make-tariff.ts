import type { TariffLine } from '#contract/on-road/tariff-lines.ts';
import type { Tariff, TariffSource } from '#contract/on-road/tariffs.ts';
import { newId } from '#server/platform/new-id.ts';

const note =
  'Sample: researched in November 2026 from the last pages that could be read. Rates of the fiscal year 2026-27 are from transcriptions of the acts and from pages of the excise departments; the acts themselves were not read. Confirm every line before you rely on it.';

/** The day on which the fiscal year 2026-27 begins. */
export const yearStart = '2026-07-01';

interface SampleTariff {
  lines: TariffLine[];
  sources: TariffSource[];
  from: string;
  /** The first day on which it no longer counts; none if absent. */
  until?: string;
}

/** Builds a published sample tariff. */
export const makeTariff = (
  jurisdiction: Tariff['jurisdiction'],
  label: string,
  { lines, sources, from, until }: SampleTariff,
) => {
  const now = new Date().toISOString();
  return {
    _id: newId(),
    jurisdiction,
    label,
    from,
    until: until ?? null,
    status: 'published' as const,
    sources,
    note,
    checkedOn: '2026-11-27',
    nonFilerLimit: jurisdiction === 'PK' ? 7_000_000 : null,
    // Not notified as far as is known: staff set the day.
    nonFilerLimitFrom: null,
    isSample: true,
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
    lines,
  };
};
