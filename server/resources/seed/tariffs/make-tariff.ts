import type { TariffLine } from '#contract/on-road/tariff-lines.ts';
import type { Tariff, TariffSource } from '#contract/on-road/tariffs.ts';
import { newId } from '#server/platform/new-id.ts';

const note =
  'Sample: researched in November 2026 from the last pages that could be read. Nothing newer than the fiscal year 2025-26 was found. Confirm every line before you rely on it.';

/** Builds a published sample tariff. */
export const makeTariff = (
  jurisdiction: Tariff['jurisdiction'],
  label: string,
  { lines, sources, from }: { lines: TariffLine[]; sources: TariffSource[]; from: string },
) => {
  const now = new Date().toISOString();
  return {
    _id: newId(),
    jurisdiction,
    label,
    from,
    until: null,
    status: 'published' as const,
    sources,
    note,
    checkedOn: '2026-11-03',
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
