import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { findTrimByAddress } from '#catalogue/trims.ts';
import { findLanguage } from '#contract/format/direction.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import {
  describeBuyer,
  describeFixed,
  describeSum,
  formatMomentWords,
} from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/quotes';
import { describeOpen } from '../on-road/both-prices.ts';
import { listOpen } from '../on-road/sum-prices.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

/** The car, its price in large type, and until when what of it is fixed, over a picture of the car. */
export function QuoteHead({ quote, isExpired }: { quote: Quote; isExpired: boolean }) {
  const { choice, code, maskedName, validUntil } = quote;
  const slug = findTrimByAddress(choice.vehicleId)?.vehicle.slug;
  const { prefix, amount, lakh } = describeSum(quote);
  const open = describeOpen(listOpen(quote));
  const shownCode = <span className="tabular font-semibold text-white">{formatCode(code)}</span>;
  return (
    <header className="studio on-dark relative overflow-clip text-white">
      <div className="flex flex-col lg:sticky lg:top-15 lg:h-[calc(100svh-3.75rem)] lg:min-h-150 lg:justify-between">
        <div className="relative z-10 px-5 pt-8 md:px-10 md:pt-14 lg:px-12">
          <p className="flex items-center gap-2.5 text-sm font-medium">
            <span
              aria-hidden="true"
              className={`size-2 rounded-full ${isExpired ? 'bg-graphite-400' : 'bg-signal-bright'}`}
            />
            {isExpired
              ? words.expiredOn(formatMomentWords(validUntil))
              : describeFixed(formatMomentWords(validUntil))}
          </p>
          <h1 className="title mt-6">
            {choice.car}{' '}
            <span className="mt-2 block text-xl font-normal text-graphite-300 lg:text-2xl">
              {words.onTheRoadIn(choice.city)}
            </span>
          </h1>
          <p className="mt-6 lg:mt-8">
            <span
              className={`tabular block text-[clamp(2.25rem,9.5vw,3.5rem)] leading-none font-semibold tracking-tight ${isExpired ? 'text-graphite-400' : ''}`}
            >
              {prefix && (
                <span className="mb-2 block text-lg font-normal tracking-normal">{prefix}</span>
              )}
              {amount}
            </span>{' '}
            {lakh && <span className="mt-3 block text-lg text-graphite-300">{lakh}</span>}
            {open && (
              <span className="mt-1 block text-graphite-300 first-letter:uppercase">{open}</span>
            )}
          </p>
          <p className="mt-4 text-graphite-300">
            {describeBuyer(choice)}
            <span className="block">
              {maskedName ? (
                <Sentence
                  text={words.quoteFor}
                  parts={{
                    code: shownCode,
                    name: <bdi lang={findLanguage(maskedName)}>{maskedName}</bdi>,
                  }}
                />
              ) : (
                <Sentence text={words.quote} parts={{ code: shownCode }} />
              )}
            </span>
          </p>
        </div>
        {slug && (
          <StudioPicture
            picture={stagedShot(slug, 'designed')}
            isFirstView
            sizes="(width >= 64rem) 42vw, 100vw"
            className="animate-lights-on w-full mask-t-from-75% max-lg:-mt-6"
          />
        )}
      </div>
    </header>
  );
}
