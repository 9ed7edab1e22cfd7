import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { jurisdictions } from '#contract/on-road/jurisdictions.ts';
import type { UsedTariff } from '#contract/on-road/on-road-price.ts';
import * as words from '#words/site/on-road';
import { SampleMark } from '../published/sample-mark.tsx';

/**
 * The tariffs that a price follows: since when, when they were checked, and their sources. Samples among others are
 * marked; the head of the page says once that figures are samples.
 */
export function UsedTariffs({ tariffs }: { tariffs: readonly UsedTariff[] }) {
  const areAllSamples = tariffs.every(({ isSample }) => isSample);
  return (
    <section className="bg-paper-deep px-5 py-14 md:px-10 md:py-24 lg:px-16">
      <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">{words.whereFrom}</h2>
      {tariffs.length === 0 && (
        <p className="mt-6 max-w-prose text-graphite-700 md:text-lg">{words.noTariff}</p>
      )}
      <ul className="mt-8 grid gap-x-10 gap-y-10 md:mt-12 md:grid-cols-2">
        {tariffs.map((tariff) => (
          <li key={tariff._id} className="border-t border-graphite-950 pt-5">
            <TariffFacts tariff={tariff} isMarked={tariff.isSample && !areAllSamples} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TariffFacts({
  tariff: { jurisdiction, label, from, checkedOn, sources },
  isMarked,
}: {
  tariff: UsedTariff;
  isMarked: boolean;
}) {
  return (
    <>
      <h3 className="text-xl font-semibold tracking-tight md:text-2xl">
        {jurisdictions[jurisdiction]} {isMarked && <SampleMark />}
      </h3>
      <p className="mt-1 text-graphite-700 md:text-lg">
        <bdi>{label}</bdi>
      </p>
      <p className="mt-1 text-graphite-600">
        {words.inForce(formatDayInPakistan(from), checkedOn && formatDayInPakistan(checkedOn))}
      </p>
      <ul className="mt-4">
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a
              href={url}
              rel="noopener nofollow"
              className="inline-flex min-h-11 items-center text-[0.9375rem] text-graphite-700 underline decoration-graphite-400 underline-offset-4 hover:text-graphite-950"
            >
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
