import { Check, Download, Link2, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { buildShareText } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { buildWhatsappUrl } from '../layout/whatsapp.ts';

/** Books at the quote's price, downloads it, and shares it. */
export function QuoteActions({
  quote,
  isExpired,
  url,
}: {
  quote: Quote;
  isExpired: boolean;
  /** The absolute address of the quote's page. */
  url: string;
}) {
  const text = encodeURIComponent(buildShareText({ ...quote, ...quote.choice }, url));
  return (
    <div className="flex flex-wrap gap-3">
      {isExpired ? (
        <ButtonLink
          to={`/book-now?vehicle=${encodeURIComponent(quote.choice.vehicleId)}`}
          className="w-full sm:w-auto"
        >
          Book at today’s price
        </ButtonLink>
      ) : (
        <ButtonLink to={`/book-now?quote=${quote.code}`} className="w-full sm:w-auto">
          Book at this price
        </ButtonLink>
      )}
      <a
        href={`/quote/${quote.code}.pdf`}
        download
        className={buttonClass('outline', 'grow sm:grow-0')}
      >
        <Download aria-hidden="true" className="size-4" />
        Download PDF
      </a>
      <a
        href={`${buildWhatsappUrl('')}?text=${text}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('outline', 'grow sm:grow-0')}
      >
        <MessageCircle aria-hidden="true" className="size-4" />
        WhatsApp
        <span className="sr-only">: share this quote, in a new tab</span>
      </a>
      <CopyLink url={url} />
    </div>
  );
}

/** Copies the address; only with script. */
function CopyLink({ url }: { url: string }) {
  const isHydrated = useHydrated();
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  if (!isHydrated) return null;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setResult('copied'),
      // Without the permission the address is shown, to be copied by hand.
      () => setResult('failed'),
    );
  const Icon = result === 'copied' ? Check : Link2;
  return (
    <>
      <button type="button" onClick={copy} className={buttonClass('ghost', 'grow sm:grow-0')}>
        <Icon aria-hidden="true" className="size-4" />
        {result === 'copied' ? 'Link copied' : 'Copy link'}
      </button>
      <span role="status" className={result === 'failed' ? 'w-full text-sm' : 'sr-only'}>
        {result === 'copied' && 'The link is copied.'}
        {result === 'failed' && `The link cannot be copied here: ${url}`}
      </span>
    </>
  );
}
