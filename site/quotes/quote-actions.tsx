import { Download, MessageCircle } from 'lucide-react';
import { buildShareText } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { CopyLink } from '../appointments/copy-link.tsx';
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
  const text = encodeURIComponent(buildShareText(quote, url));
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
