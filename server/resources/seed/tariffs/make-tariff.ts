import { plainLine, type TariffLine } from '#contract/on-road/tariff-lines.ts';
import type { Tariff, TariffSource } from '#contract/on-road/tariffs.ts';
import { newId } from '#server/platform/new-id.ts';

/** Fuels with an engine, and fuels without. */
export const engines: TariffLine['fuels'] = ['petrol', 'diesel', 'hev', 'phev'];
export const electric: TariffLine['fuels'] = ['bev'];

type Line = Pick<TariffLine, 'charge' | 'label' | 'due' | 'legalRef'> & Partial<TariffLine>;

/** Builds a line that applies to every car unless it says otherwise. */
export const makeLine = (line: Line): TariffLine => ({ ...plainLine, ...line });

/** Engine sizes up to a bound, each with its figure: [largest cc or null, figure]. */
type Steps = readonly (readonly [upTo: number | null, figure: number | null])[];

/** Builds a line for each step; the first begins above `above` cc, or at 0. */
export const makeSteps = (
  steps: Steps,
  line: Line,
  toFigure: (figure: number | null) => Partial<TariffLine>,
  above: number | null = null,
): TariffLine[] =>
  steps.map(([upTo, figure], index) => {
    const before = index === 0 ? above : (steps[index - 1]?.[0] ?? 0);
    return makeLine({
      fuels: engines,
      ...line,
      engineFrom: before === null ? null : before + 1,
      engineBelow: upTo === null ? null : upTo + 1,
      ...toFigure(figure),
    });
  });

/** The figure of a step: hundredths of a percent of the price, or whole rupees. */
export const toRate = (rateBp: number | null) => ({ rateBp });
export const toAmount = (amount: number | null) => ({ amount });

/** Builds the lines of filers, and those of non-filers, who pay `times` as much. */
export const makeForTaxpayers = (
  steps: Steps,
  { times, ...line }: Line & { times: number },
  toFigure: typeof toRate | typeof toAmount,
): TariffLine[] => [
  ...makeSteps(steps, { ...line, taxpayer: 'atl' }, toFigure),
  ...makeSteps(
    steps.map(([upTo, figure]) => [upTo, figure && figure * times]),
    { ...line, taxpayer: 'non-atl' },
    toFigure,
  ),
];

/** The headings of provinces' lines. */
export const registration = {
  charge: 'registration',
  label: 'Registration fee',
  due: 'registration',
} as const;
export const token = { charge: 'token', label: 'Token tax, first year', due: 'yearly' } as const;
/** Where small cars pay it once for their lifetime. */
export const tokenForLife = {
  charge: 'token',
  label: 'Token tax, for life',
  due: 'registration',
} as const;
export const plates = {
  charge: 'plates',
  label: 'Number plates and smart card',
  due: 'registration',
} as const;

const note =
  'Sample: researched in November 2026 from the last pages that could be read. Rates of the fiscal year 2026-27 are from transcriptions of the acts and from pages of the excise departments; the acts themselves were not read. Confirm every line before you rely on it.';

/** The first day of the fiscal year 2026-27. */
export const yearStart = '2026-07-01';

interface SampleTariff {
  lines: TariffLine[];
  sources: TariffSource[];
  from: string;
  /** The first day on which it no longer applies; absent without an end. */
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
    // As far as is known, not notified yet: staff set the day.
    nonFilerLimitFrom: null,
    isSample: true,
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
    lines,
  };
};
