import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { internationalDigits } from '#contract/input/phone-forms.ts';
import {
  describePriceTerms,
  formatBookedPrice,
  formatDeadlineFrom,
  type NextStep,
} from '#contract/leads/next-step.ts';
import { buttonClass } from '#ui/button.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { MixedText } from '#ui/stored-text.tsx';
import * as words from '#words/site/forms';
import { CopyLink } from '../appointments/copy-link.tsx';
import { useAbsolute } from '../layout/use-absolute.ts';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { buildWhatsappUrl } from '../layout/whatsapp.ts';
import type { MadeAppointment } from './plain-confirmation.tsx';

const linkClass =
  'tabular inline-flex min-h-11 items-center font-semibold underline decoration-current/30 underline-offset-4 hover:decoration-current';

interface StepProps {
  step: NextStep;
  reference: string | undefined;
  appointment: MadeAppointment | undefined;
  /** Whether a car was booked, which costs nothing until the dealer has confirmed it. */
  isBooking: boolean;
}

/** Who answers, from which number and by when; what is fixed of a price, and how to cancel. */
export function NextStepSection({ step, reference, appointment, isBooking }: StepProps) {
  const id = useId();
  const { dealer, respondBy, price } = step;
  const who = dealer?.name ?? words.ourTeam;
  const deadline = formatDeadlineFrom(respondBy);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-2xl font-semibold tracking-tight">
        {words.whatHappensNext}
      </h2>
      <ol className="mt-4 border-b border-graphite-200">
        <li className={itemClass}>
          <p>
            <strong className="font-semibold text-graphite-950">
              <MixedText
                text={
                  appointment ? words.confirmsTime(who, deadline) : words.contactsYou(who, deadline)
                }
              />
            </strong>
          </p>
          <Contact dealer={dealer} reference={reference} />
        </li>
        {price !== null && (
          <li className={itemClass}>
            <p>
              <strong className="tabular font-semibold text-graphite-950">
                {words.yourPrice(formatBookedPrice(price, step.isSamplePrice))}
              </strong>{' '}
              {describePriceTerms(step)}
            </p>
          </li>
        )}
        {isBooking && (
          <li className={itemClass}>
            <p>
              <strong className="font-semibold text-graphite-950">{words.nothingPaid}</strong>{' '}
              {words.changeBooking(dealer !== null, reference ?? '')}
            </p>
          </li>
        )}
      </ol>
    </section>
  );
}

const itemClass = 'border-t border-graphite-200 py-4 text-graphite-700';

const hidden = (text: string) => <span className="sr-only">{text}</span>;

/** The numbers of the dealer, else those of the distributor. */
function Contact({ dealer, reference }: Pick<NextStep, 'dealer'> & Pick<StepProps, 'reference'>) {
  const { phone, whatsappNumber } = useSiteConfig() ?? {};
  const number = dealer ? dealer.phone : phone;
  const chat = dealer ? dealer.whatsapp && internationalDigits(dealer.whatsapp) : whatsappNumber;
  if (!number && !chat) return null;
  const text = encodeURIComponent(words.aboutReference(reference ?? '').trim());
  return (
    <p className="flex flex-wrap items-center gap-x-6">
      {number && <PhoneLink phone={number} className={linkClass} />}
      {chat && (
        <a
          href={`${buildWhatsappUrl(chat)}?text=${text}`}
          target="_blank"
          rel="noreferrer"
          className={linkClass}
        >
          <Sentence text={words.writeToDealer} parts={{ hidden }} />
        </a>
      )}
    </p>
  );
}

/**
 * Keeps a request without an email: sends its facts to the visitor's own WhatsApp, whose app asks for the chat, and
 * copies the link of its page.
 */
export function KeepRequest({
  message,
  reference,
  step,
  url,
}: {
  message: string;
  reference: string;
  step: NextStep | undefined;
  /** The path of the request's own page. */
  url: string;
}) {
  const own = useAbsolute(url);
  const { dealer, vehicle } = step ?? {};
  const text = [
    words.asSentence(message),
    words.referenceLine(reference),
    vehicle,
    dealer && words.dealerLine(dealer.name, dealer.city, dealer.phone),
    own,
  ]
    .filter(Boolean)
    .join('\n');
  return (
    <div className="mt-8">
      <p className="text-graphite-700">{words.keepLink}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <a
          href={`${buildWhatsappUrl('')}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('outline')}
        >
          <MessageCircle aria-hidden="true" className="size-4" />
          <Sentence text={words.sendToOwnWhatsapp} parts={{ hidden }} />
        </a>
        <CopyLink url={own} />
      </p>
    </div>
  );
}
