import { useQuery } from '@tanstack/react-query';
import { Calculator, MessageCircle } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { formatDay, isolate } from '#contract/format/in-languages.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import type { Success } from '#contract/http/http.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import { buildShareText, formatSum } from '#contract/on-road/quote-words.ts';
import * as urdu from '#contract/on-road/quotes/words.ur.ts';
import { type CustomerQuote, quotePage, quotePaths } from '#contract/on-road/quotes.ts';
import { type Language, localizePath } from '#contract/site/language.ts';
import { callApi, describeFailure } from '../api.ts';
import { useAddEntry } from '../leads/timeline/timeline-queries.ts';
import { buildWhatsAppAddress } from '../lists/contact-links.tsx';
import { recordKeys } from '../lists/record-cache.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';
import { Validity } from './quote-columns.tsx';

const PriceDialog = lazy(async () => ({
  default: (await import('./price-dialog.tsx')).PriceDialog,
}));

/** The request for whose customer a quote is made, with the facts that the form begins with. */
export interface QuotedRequest {
  facts: LeadFacts;
  lead: LeadRecordBase & { phone?: unknown };
}

const linkClass =
  'inline-flex min-h-6 items-center gap-1 rounded-control underline decoration-edge underline-offset-3 hover:decoration-current pointer-coarse:min-h-9';

/** The absolute address of a quote's page. */
const buildQuoteUrl = (code: string, language: Language): string =>
  location.origin + localizePath(language, quotePage(code));

/** Formats a sum in Urdu, as `formatSum` does in English. */
function formatSumInUrdu({ onRoad, isComplete, range }: CustomerQuote): string {
  const [from, to] = [range?.from ?? onRoad, range?.to ?? onRoad].map((rupees) =>
    isolate(formatRupees(rupees)),
  ) as [string, string];
  if (isComplete) return isolate(formatRupees(onRoad));
  return from === to ? `${urdu.from} ${from}` : `${urdu.about} ${urdu.rupeeRange(from, to)}`;
}

/** Builds the message with a quote in the language of its request. */
function buildMessage(quote: CustomerQuote, language: Language): string {
  const { car, city, code, validUntil } = quote;
  const url = buildQuoteUrl(code, language);
  if (language === 'en') return buildShareText(quote, url);
  const sum = formatSumInUrdu(quote);
  const day = formatDay(language, validUntil);
  return `${urdu.shared(isolate(car), isolate(city), sum, isolate(formatCode(code)), day)}\n${url}`;
}

const reportFailure = (error: Error) => showToast({ tone: 'alert', text: describeFailure(error) });

/** Opens a chat with the quote's text, and logs it in the request's timeline. */
function SendByWhatsApp({
  quote,
  request: { facts, lead },
}: {
  quote: CustomerQuote;
  request: QuotedRequest;
}) {
  const { mutate } = useAddEntry(facts, lead._id);
  const address = typeof lead.phone === 'string' ? buildWhatsAppAddress(lead.phone) : null;
  if (!address) return null;
  const text = buildMessage(quote, lead.language);
  return (
    <a
      href={`${address}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
      onClick={() => mutate({ type: 'whatsapp', text }, { onError: reportFailure })}
      className={linkClass}
    >
      <MessageCircle aria-hidden size={14} />
      Send by WhatsApp and log
    </a>
  );
}

/** One quote: its code, the car, the sum, and who made it. `children` are further links. */
function QuoteItem({ quote, children }: { quote: CustomerQuote; children?: ReactNode }) {
  const { code, car, city, createdBy, validUntil } = quote;
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-t border-line py-2 first:border-0 first:pt-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0">
        <span className="font-medium">{car}</span>, {city}: {formatSum(quote)}
      </p>
      <Validity validUntil={validUntil} />
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft sm:col-span-2">
        <a href={quotePage(code)} target="_blank" rel="noreferrer" className={linkClass}>
          <span className="font-mono">{formatCode(code)}</span>
          <span className="sr-only">: open the quote in a new tab</span>
        </a>
        <a href={`${quotePage(code)}.pdf`} download className={linkClass}>
          PDF
        </a>
        {children}
        <span>{createdBy ? `by ${createdBy}` : 'saved by the customer'}</span>
      </p>
    </li>
  );
}

/** The quotes of a customer, and the button that makes one for a request. */
export function QuoteList({
  quotes,
  request,
  heading: Heading,
}: {
  quotes: readonly CustomerQuote[];
  request: QuotedRequest | undefined;
  heading: 'h2' | 'h3';
}) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (quotes.length === 0 && !request) return null;
  return (
    <section aria-labelledby={headingId} className="border-t border-line py-4 print:hidden">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <Heading id={headingId} className="font-semibold">
          Quotes
        </Heading>
        {request && (
          <Button onClick={() => setIsOpen(true)}>
            <Calculator aria-hidden size={14} />
            Price
          </Button>
        )}
      </div>
      {quotes.length > 0 ? (
        <ul>
          {quotes.map((quote) => (
            <QuoteItem key={quote._id} quote={quote}>
              {request && <SendByWhatsApp quote={quote} request={request} />}
            </QuoteItem>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">None yet. ‘Price’ makes one with what is known.</p>
      )}
      {isOpen && request && (
        <Suspense>
          <PriceDialog request={request} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** The quotes of a request and of its customer. */
export function RequestQuotes(request: QuotedRequest) {
  const { facts, lead } = request;
  const { data: quotes, error } = useQuery({
    queryKey: recordKeys.quotes(facts, lead._id),
    queryFn: async ({ signal }) => {
      const path = quotePaths.ofRequest(facts.slug, lead._id);
      return (await callApi<Success<CustomerQuote[]>>(path, { signal })).data;
    },
  });
  if (error) return <p role="alert">{describeFailure(error)}</p>;
  return quotes && <QuoteList quotes={quotes} request={request} heading="h3" />;
}
