import { CalendarClock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { formatLakh, formatRupees } from '#contract/format/rupees.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import { jurisdictions } from '#contract/on-road/jurisdictions.ts';
import { sumAdjustable } from '#contract/on-road/on-road-price.ts';
import { estimateText, formatMomentWords, isEstimate } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { MixedText, StoredText } from '#ui/stored-text.tsx';
import * as onRoadWords from '#words/site/on-road';
import * as words from '#words/site/quotes';
import { SampleMark } from '../published/sample-mark.tsx';

/** Says that a quote has expired, or that it is an estimate. */
export function QuoteNotice({ quote, isExpired }: { quote: Quote; isExpired: boolean }) {
  if (isExpired) {
    return (
      <Notice icon={<CalendarClock aria-hidden="true" className="mt-0.5 size-5 flex-none" />}>
        <strong className="font-semibold">
          {words.quoteExpired(formatMomentWords(quote.validUntil))}
        </strong>{' '}
        {words.expiredNote(formatMomentWords(quote.createdAt))}
      </Notice>
    );
  }
  if (!isEstimate(quote)) return null;
  return (
    <Notice icon={<Info aria-hidden="true" className="mt-0.5 size-5 flex-none" />}>
      {estimateText}
    </Notice>
  );
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="mb-6 flex gap-3 rounded-control border-s-4 border-warn bg-warn-soft p-4 text-graphite-950">
      <span className="text-warn">{icon}</span>
      <p className="min-w-0">{children}</p>
    </div>
  );
}

/** The page of a code that no quote has. */
export function UnknownQuote() {
  return (
    <div className="studio on-dark flex min-h-[70svh] flex-col items-start justify-center px-5 py-20 text-white md:px-10 lg:px-16">
      <h1 className="title">{words.unknownTitle}</h1>
      <p className="mt-4 max-w-md text-graphite-300">{words.unknownText}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/verify">{words.checkCode}</ButtonLink>
        <ButtonLink to="/contact-us" variant="outline-on-dark">
          {words.contactUs}
        </ButtonLink>
      </div>
    </div>
  );
}

/** A QR code by which others check that the quote is genuine, and what to look out for. */
export function QuoteCheck({
  code,
  qrCode,
}: {
  code: string;
  /** An SVG path of squares one unit wide, and the size in units. */
  qrCode: { size: number; path: string };
}) {
  return (
    <section
      aria-labelledby="check"
      className="mt-12 flex flex-col gap-6 border-t border-graphite-200 pt-8 sm:flex-row sm:items-center"
    >
      <svg
        role="img"
        aria-label={words.qrCode(formatCode(code))}
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        shapeRendering="crispEdges"
        className="size-36 flex-none rounded-control bg-white forced-color-adjust-none"
      >
        <path d={qrCode.path} />
      </svg>
      <div className="max-w-prose">
        <h2 id="check" className="text-2xl font-semibold tracking-tight">
          {words.isGenuine}
        </h2>
        <p className="mt-2 text-graphite-700">
          <Sentence
            text={words.howToCheck}
            parts={{
              link: (
                <Link
                  to={`/verify?code=${code}`}
                  className="font-semibold underline decoration-current/30 underline-offset-4 hover:decoration-current"
                >
                  {words.checkHere(formatCode(code))}
                </Link>
              ),
            }}
          />
        </p>
      </div>
    </section>
  );
}

/** What comes back at the tax return, notes on the figures, and the tariffs with their sources. */
export function QuoteNotes({ quote }: { quote: Quote }) {
  const { lines, notes, tariffs } = quote;
  const adjustable = sumAdjustable(lines);
  return (
    <div className="mt-6 grid gap-8">
      {adjustable > 0 && (
        <p className="rounded-panel bg-good-soft p-5">
          <Sentence
            text={words.adjustableSum}
            parts={{
              amount: (
                <>
                  <strong className="tabular font-semibold">{formatRupees(adjustable)}</strong>
                  {adjustable >= 100_000 && ` (${formatLakh(adjustable)})`}
                </>
              ),
            }}
          />
        </p>
      )}
      {notes.length > 0 && (
        <ul className="grid gap-2 text-graphite-700">
          {notes.map((note) => (
            <li key={note}>
              <MixedText text={note} />
            </li>
          ))}
        </ul>
      )}
      {tariffs.length > 0 && (
        <section aria-labelledby="tariffs">
          <h2 id="tariffs" className="text-2xl font-semibold tracking-tight">
            {onRoadWords.whereFrom}
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
        <StoredText text={label} /> {isSample && <SampleMark />}
      </h3>
      <p className="mt-1 text-sm text-graphite-600">
        {words.inForce(
          jurisdictions[jurisdiction],
          formatDayInPakistan(from),
          checkedOn && formatDayInPakistan(checkedOn),
        )}
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
              <StoredText text={title} />
              <span className="sr-only"> {words.inNewTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
