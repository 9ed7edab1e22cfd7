import { CircleCheck, TriangleAlert } from 'lucide-react';
import { formatRupees } from '#contract/format/rupees.ts';
import * as words from '#words/site/booking';
import { languageRoot } from '#words/site/layout';
import * as quoteWords from '#words/site/quotes';
import { InstalmentLines } from '../finance/instalment-lines.tsx';
import type { PricedCar } from '../price-calculator/price-list.ts';

/** The form's texts about the quote in the address. The server words them, so that the page loads no more script. */
export interface AskedQuote {
  /** Sent with the form; null for a malformed code, with which the booking would be refused. */
  code: string | null;
  isValid: boolean;
  title: string;
  text: string;
}

/** The frozen price that a booking is made at, or why there is none. Sends the quote's code with the form. */
export function QuotedPrice({ asked }: { asked: AskedQuote | null }) {
  if (!asked) return null;
  const { code, isValid, title, text } = asked;
  const Icon = isValid ? CircleCheck : TriangleAlert;
  return (
    <div
      className={`mb-8 flex gap-3 rounded-control border-s-4 p-4 ${isValid ? 'border-good bg-good-soft' : 'border-warn bg-warn-soft'}`}
    >
      {code && <input type="hidden" name="quoteCode" value={code} />}
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 flex-none ${isValid ? 'text-good' : 'text-warn'}`}
      />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-graphite-700">{text}</p>
        {isValid && (
          <a
            href={`${languageRoot}/quote/${code}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {quoteWords.seeQuote}
          </a>
        )}
      </div>
    </div>
  );
}

/**
 * Since when the chosen car has its price, which of two prices applies, and its instalments. The space is reserved
 * before a choice, so that the colors below do not move.
 */
export function PriceNote({
  car,
  cityId,
}: {
  car: PricedCar | undefined;
  /** Of the city of delivery. */
  cityId: string | undefined;
}) {
  return (
    <div className="min-h-66 border-s-2 border-graphite-300 ps-4 md:min-h-41">
      {car && car.basePrice > 0 ? (
        <>
          <p className="text-graphite-700">{describeDay(car)}</p>
          {car.instalments && (
            <InstalmentLines
              note={car.instalments}
              place={{ cityId }}
              mutedClass="max-md:text-sm text-graphite-700"
            />
          )}
        </>
      ) : (
        <p className="text-graphite-600">{words.beforeCar}</p>
      )}
    </div>
  );
}

/** Says which price applies to the booking, and since when the car has it. */
function describeDay({ basePrice, listPrice, pricedOn }: PricedCar): string {
  if (listPrice === null) return words.priceOf(pricedOn);
  return listPrice === basePrice
    ? words.quotedPriceOf(pricedOn)
    : words.quotedPriceNow(pricedOn, formatRupees(listPrice));
}
