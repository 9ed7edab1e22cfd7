import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { formatLakh, formatRupees } from '#contract/format/rupees.ts';
import { jurisdictions } from '#contract/on-road/jurisdictions.ts';
import { sumAdjustable } from '#contract/on-road/on-road-price.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { SampleMark } from '../published/sample-mark.tsx';

/** What comes back at the tax return, notes on the figures, and the tariffs with their sources. */
export function QuoteNotes({ quote }: { quote: Quote }) {
  const { lines, notes, tariffs } = quote;
  const adjustable = sumAdjustable(lines);
  return (
    <div className="mt-6 grid gap-8">
      {adjustable > 0 && (
        <p className="rounded-panel bg-good-soft p-5">
          <strong className="tabular font-semibold">{formatRupees(adjustable)}</strong>{' '}
          {adjustable >= 100_000 && `(${formatLakh(adjustable)}) `}
          of this is income tax paid in advance. The buyer can set it off at the tax return of the
          year.
        </p>
      )}
      {notes.length > 0 && (
        <ul className="grid gap-2 text-graphite-700">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {tariffs.length > 0 && (
        <section aria-labelledby="tariffs">
          <h2 id="tariffs" className="text-2xl font-semibold tracking-tight">
            Where the figures come from
          </h2>
          {tariffs.map((tariff) => (
            <TariffSources key={tariff._id} tariff={tariff} />
          ))}
        </section>
      )}
    </div>
  );
}

function TariffSources({ tariff }: { tariff: Quote['tariffs'][number] }) {
  const { label, jurisdiction, from, checkedOn, isSample, sources } = tariff;
  return (
    <div className="mt-4 border-t border-graphite-200 pt-4">
      <h3 className="font-semibold">
        {label} {isSample && <SampleMark />}
      </h3>
      <p className="mt-1 text-sm text-graphite-600">
        {jurisdictions[jurisdiction]}, in force since {formatDayInPakistan(from)}
        {checkedOn && `, checked on ${formatDayInPakistan(checkedOn)}`}
      </p>
      <ul className="mt-1 text-sm">
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center underline decoration-current/30 underline-offset-4 wrap-anywhere hover:decoration-current md:min-h-8"
            >
              {title}
              <span className="sr-only"> in a new tab</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
