import { CalendarClock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { estimateText, formatMomentWords, isEstimate } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { ButtonLink } from '#ui/button.tsx';

/** Says that a quote has expired, or that it is an estimate. */
export function QuoteNotice({ quote, isExpired }: { quote: Quote; isExpired: boolean }) {
  if (isExpired) {
    return (
      <Notice icon={<CalendarClock aria-hidden="true" className="mt-0.5 size-5 flex-none" />}>
        <strong className="font-semibold">
          This quote expired on {formatMomentWords(quote.validUntil)}.
        </strong>{' '}
        It shows the price of {formatMomentWords(quote.createdAt)}. Please ask for a new one.
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
    <div className="mb-6 flex gap-3 rounded-control border-l-4 border-warn bg-warn-soft p-4 text-graphite-950">
      <span className="text-warn">{icon}</span>
      <p className="min-w-0">{children}</p>
    </div>
  );
}

/** The page of a code that no quote has. */
export function UnknownQuote() {
  return (
    <div className="studio on-dark flex min-h-[70svh] flex-col items-start justify-center px-5 py-20 text-white md:px-10 lg:px-16">
      <h1 className="title">We know no such quote</h1>
      <p className="mt-4 max-w-md text-graphite-300">
        Please check the code: it has ten letters and digits. If somebody gave you this quote as
        ours, do not pay, and tell us.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/verify">Check a code</ButtonLink>
        <ButtonLink to="/contact-us" variant="outline-on-dark">
          Contact Us
        </ButtonLink>
      </div>
    </div>
  );
}
