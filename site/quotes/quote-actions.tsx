import { Download, MessageCircle } from 'lucide-react';
import { buildShareText } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { CopyLink } from '../appointments/copy-link.tsx';
import { ArrowLink } from '../layout/links.tsx';
import { buildWhatsappUrl } from '../layout/whatsapp.ts';
import { buildChoiceUrl } from '../on-road/choices.ts';

/** Books at the quote's price, downloads it, and shares it. */
export function QuoteActions({
  quote,
  isExpired,
  url,
  place,
}: {
  quote: Quote;
  isExpired: boolean;
  /** The absolute address of the quote's page. */
  url: string;
  /** The quote's choices, which other pages take over. */
  place: Parameters<typeof buildChoiceUrl>[1];
}) {
  const { vehicle, cityId } = place;
  const text = encodeURIComponent(buildShareText({ ...quote, ...quote.choice }, url));
  return (
    <div className="flex flex-wrap gap-3">
      {isExpired ? (
        <ButtonLink
          to={buildChoiceUrl('/book-now', { vehicle, cityId })}
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
      <p className="flex w-full flex-wrap gap-x-8">
        <ArrowLink to={buildChoiceUrl('/on-road-price', place)}>Today’s price</ArrowLink>
        <ArrowLink to={buildChoiceUrl('/compare', { models: vehicle, cityId })}>Compare</ArrowLink>
        <ArrowLink to={buildChoiceUrl('/test-drive', { vehicle, cityId })}>Test drive</ArrowLink>
      </p>
    </div>
  );
}
