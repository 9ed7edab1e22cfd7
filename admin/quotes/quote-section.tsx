import { useQuery } from '@tanstack/react-query';
import type { Success } from '#contract/http/http.ts';
import { formatCode, parseCode } from '#contract/on-road/codes.ts';
import { formatSumTwice } from '#contract/on-road/quote-words.ts';
import { type Quote, quotePage, quotePaths } from '#contract/on-road/quotes.ts';
import { ApiError, callApi } from '../api.ts';
import { formatInSentence, Moment } from '../lists/dates.tsx';
import { Badge } from '../ui/badge.tsx';
import { Fact, Section } from '../ui/section.tsx';

/** Loads a quote; null if there is none with this code. */
function useQuote(code: string) {
  return useQuery({
    queryKey: ['quotes', 'one', code],
    queryFn: async ({ signal }): Promise<Quote | null> => {
      try {
        return (await callApi<Success<Quote>>(quotePaths.find(code), { signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    // Nothing changes a quote.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether the quote of a booking is valid, and until when; without a quote its code is unknown. */
function QuoteState({ quote }: { quote: Quote | null }) {
  if (!quote) return <Badge color="red" text="Unknown" />;
  const isValid = Date.parse(quote.validUntil) > Date.now();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      {isValid ? <Badge color="green" text="Valid" /> : <Badge color="grey" text="Expired" />}
      <span>
        {isValid && 'until '}
        <Moment iso={quote.validUntil} format={formatInSentence} />
      </span>
    </span>
  );
}

function QuoteFacts({ code }: { code: string }) {
  const { data: quote, error } = useQuote(code);
  const shown = parseCode(code) ? formatCode(code) : code;
  return (
    <>
      <Fact label="Quote">
        {quote ? (
          <a
            href={quotePage(code)}
            target="_blank"
            rel="noreferrer"
            className="rounded-control font-mono underline decoration-edge underline-offset-3 hover:decoration-current"
          >
            {shown}
          </a>
        ) : (
          <span className="font-mono">{shown}</span>
        )}
      </Fact>
      <Fact label="State">
        {error?.message}
        {quote !== undefined && <QuoteState quote={quote} />}
        {quote === undefined && !error && 'Loading...'}
      </Fact>
      {quote && (
        <>
          <Fact label="Quoted car">{quote.choice.car}</Fact>
          <Fact label="On the road">
            {formatSumTwice(quote)}, {quote.choice.city}
          </Fact>
        </>
      )}
    </>
  );
}

/** The quote that a booking carries, and the code by which others check the booking. */
export function QuoteSection({
  quoteCode,
  verifyCode,
}: {
  quoteCode: string | null;
  verifyCode: string | null;
}) {
  return (
    <Section title="Quote and code">
      {quoteCode ? <QuoteFacts code={quoteCode} /> : <Fact label="Quote">None</Fact>}
      <Fact label="Booking’s code">
        {verifyCode && <span className="font-mono">{formatCode(verifyCode)}</span>}
      </Fact>
    </Section>
  );
}
