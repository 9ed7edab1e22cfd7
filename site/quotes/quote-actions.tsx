import { Download, MessageCircle } from 'lucide-react';
import { buildShareText } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { nameCity } from '#words/catalogue/cities';
import { languageRoot } from '#words/site/layout';
import * as onRoadWords from '#words/site/on-road';
import * as words from '#words/site/quotes';
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
  const text = encodeURIComponent(
    buildShareText({ ...quote, ...quote.choice, city: nameCity(quote.choice.city) }, url),
  );
  return (
    <div className="flex flex-wrap gap-3">
      {isExpired ? (
        <ButtonLink
          to={buildChoiceUrl('/book-now', { vehicle, cityId })}
          className="w-full sm:w-auto"
        >
          {words.bookToday}
        </ButtonLink>
      ) : (
        <ButtonLink to={`/book-now?quote=${quote.code}`} className="w-full sm:w-auto">
          {words.bookAtThis}
        </ButtonLink>
      )}
      <a
        href={`${languageRoot}/quote/${quote.code}.pdf`}
        download
        className={buttonClass('outline', 'grow sm:grow-0')}
      >
        <Download aria-hidden="true" className="size-4" />
        {words.downloadPdf}
      </a>
      <a
        href={`${buildWhatsappUrl('')}?text=${text}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('outline', 'grow sm:grow-0')}
      >
        <MessageCircle aria-hidden="true" className="size-4" />
        <Sentence
          text={words.whatsapp}
          parts={{ hidden: (text) => <span className="sr-only">{text}</span> }}
        />
      </a>
      <CopyLink url={url} />
      <p className="flex w-full flex-wrap gap-x-8">
        <ArrowLink to={buildChoiceUrl('/on-road-price', place)}>{words.todaysPrice}</ArrowLink>
        <ArrowLink to={buildChoiceUrl('/compare', { models: vehicle, cityId })}>
          {onRoadWords.compare}
        </ArrowLink>
        <ArrowLink to={buildChoiceUrl('/test-drive', { vehicle, cityId })}>
          {onRoadWords.testDrive}
        </ArrowLink>
      </p>
    </div>
  );
}
