import { ArrowDown, MessageCircle, Phone } from 'lucide-react';
import { still } from '#catalogue/pictures/decorations.ts';
import { findTrimByLabel } from '#catalogue/trims.ts';
import { findVehicleByLabel } from '#catalogue/vehicles.ts';
import { buildCallAddress, internationalDigits } from '#contract/input/phone-forms.ts';
import type { OwnRequest } from '#contract/tracking/own-request.ts';
import { buttonClass } from '#ui/button.tsx';
import { PhoneNumber } from '#ui/phone-link.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { MixedText } from '#ui/stored-text.tsx';
import { nameColor } from '#words/catalogue/colors';
import * as words from '#words/site/own-request';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { buildWhatsappUrl } from '../layout/whatsapp.ts';
import { PaintedCar } from '../vehicles/paint.tsx';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import { nameState } from './describe-request.ts';

/** What was asked for, how far it is, what comes next, and whom to call; with a picture of its car, if there is one. */
export function RequestPanel({ request, next }: { request: OwnRequest; next: string }) {
  const { kind, reference, state, step, messages } = request;
  const vehicle = step?.vehicle ?? null;
  const found =
    findTrimByLabel(vehicle ?? undefined)?.vehicle ?? findVehicleByLabel(vehicle ?? undefined);
  return (
    <header className="studio on-dark overflow-clip text-white lg:row-span-2">
      <div className="flex flex-col lg:sticky lg:top-15 lg:min-h-[calc(100svh-3.75rem)] lg:justify-between">
        <div className="px-5 pt-7 pb-7 md:px-10 md:pt-12 lg:px-16 lg:pt-16">
          <p className="mb-3 flex items-center gap-2.5 text-sm font-medium md:mb-6">
            <span
              aria-hidden="true"
              className={`size-2 rounded-full ${state === 'open' ? 'bg-signal-bright' : 'bg-graphite-400'}`}
            />
            {nameState(request)}
          </p>
          <h1 className="title -ms-[0.04em]">{words.titles[kind]}</h1>
          <p className="mt-2 text-graphite-300 md:mt-3 md:text-lg">
            {vehicle && (
              <span className="block">
                {step?.color ? words.vehicleInColor(vehicle, nameColor(step.color)) : vehicle}
              </span>
            )}
            <span className="block">
              {words.reference}{' '}
              <bdi dir="ltr" className="tabular">
                {reference}
              </bdi>
            </span>
          </p>
          {next && (
            <p className="mt-5 max-w-prose text-xl font-medium text-balance md:mt-8 md:text-2xl">
              <MixedText text={next} />
            </p>
          )}
          {messages.at(-1)?.from === 'dealer' && (
            <p className="mt-4">
              <a href="#messages" className={linkClass}>
                <ArrowDown aria-hidden="true" className="size-4" />
                {words.readMessage}
              </a>
            </p>
          )}
          <Contact request={request} />
        </div>
        {found ? (
          <PaintedCar
            slug={found.slug}
            paint={step?.color ?? undefined}
            sizes="(width >= 64rem) 45vw, 100vw"
            className="animate-lights-on w-full self-center max-lg:-mt-6 max-lg:max-w-xl lg:mb-[6%]"
          />
        ) : (
          <StudioPicture
            picture={still(isAboutWork(kind) ? 'workshop' : 'paint')}
            isFirstView
            sizes="(width >= 64rem) 60vw, 120vw"
            className="animate-lights-on hidden mask-t-from-60% object-cover lg:block lg:h-[45svh] lg:w-full"
          />
        )}
      </div>
    </header>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-current/30 underline-offset-[0.45em] transition-colors hover:decoration-current';

/** Whether a type of request is about a car that somebody has. */
const isAboutWork = (kind: string) => kind === 'service-appointments' || kind === 'parts-requests';

/** The numbers of the dealer, else those of the distributor. */
function Contact({ request: { dealer, reference } }: { request: OwnRequest }) {
  const { phone, whatsappNumber } = useSiteConfig() ?? {};
  const number = dealer ? dealer.phone : phone;
  const chat = dealer ? dealer.whatsapp && internationalDigits(dealer.whatsapp) : whatsappNumber;
  if (!number && !chat) return null;
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      {number && (
        <a href={buildCallAddress(number)} className={buttonClass('outline-on-dark')}>
          <Phone aria-hidden="true" className="size-4" />
          <span>
            <Sentence text={words.call} parts={{ phone: <PhoneNumber phone={number} /> }} />
          </span>
        </a>
      )}
      {chat && (
        <a
          href={`${buildWhatsappUrl(chat)}?text=${encodeURIComponent(words.aboutReference(reference))}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('outline-on-dark')}
        >
          <MessageCircle aria-hidden="true" className="size-4" />
          <span>
            <Sentence
              text={words.whatsapp}
              parts={{ hidden: (text) => <span className="sr-only">{text}</span> }}
            />
          </span>
        </a>
      )}
    </p>
  );
}
