import { ArrowRight, ArrowUpRight, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import type { SoldVehicle } from '#catalogue/vehicles.ts';
import { buildCallAddress } from '#contract/input/phone-forms.ts';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import * as appointmentWords from '#words/site/appointments';
import * as words from '#words/site/contact';
import * as formWords from '#words/site/forms';
import * as serviceWords from '#words/site/service';
import * as testDriveWords from '#words/site/test-drive';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { buildWhatsappUrl, showNumber } from '../layout/whatsapp.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

/** The pages that help without a message. */
const pages = [
  {
    title: appointmentWords.findDealer,
    note: words.findDealerNote,
    to: '/find-a-dealer',
  },
  {
    title: testDriveWords.bookTestDrive,
    note: words.testDriveNote,
    to: '/test-drive',
  },
  { title: serviceWords.bookService, note: words.serviceNote, to: '/book-service' },
  { title: words.faq, note: words.faqNote, to: '/faq' },
] as const;

/**
 * Other ways to contact the distributor, as far as they are configured, what happens to the message, and
 * a picture of the vehicle that it is about.
 */
export function ReachUs({ vehicle }: { vehicle: SoldVehicle | undefined }) {
  const { supportEmail, whatsappNumber, phone, address, hours } = useSiteConfig() ?? {};
  const slug = vehicle?.slug ?? 'ora-03';
  return (
    <aside
      aria-labelledby="reach-us"
      className="on-dark bg-graphite-950 text-white lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <div className="studio flex flex-col overflow-clip lg:sticky lg:top-15 lg:min-h-[calc(100svh-3.75rem)]">
        <div className="px-5 pt-12 md:px-10 md:max-lg:pb-12 lg:px-16 lg:pt-14">
          <h2
            id="reach-us"
            className="scroll-mt-20 text-2xl font-semibold tracking-tight lg:text-4xl"
          >
            {words.otherWays}
          </h2>
          <ul className="mt-6 border-t border-white/15 lg:mt-8">
            {phone && (
              <ContactOption title={phone} note={words.phone} to={buildCallAddress(phone)} />
            )}
            {whatsappNumber && (
              <ContactOption
                title={showNumber(whatsappNumber)}
                note={words.whatsapp}
                to={buildWhatsappUrl(whatsappNumber)}
              />
            )}
            {supportEmail && (
              <ContactOption
                title={supportEmail}
                note={words.email}
                to={`mailto:${supportEmail}`}
              />
            )}
            {address && <ContactFact title={address} note={words.address} />}
            {hours && <ContactFact title={hours} note={words.openingHours} />}
            {pages.map((page) => (
              <ContactOption key={page.to} {...page} />
            ))}
          </ul>
          <div className="mt-10 max-lg:hidden">
            <h2 className="text-lg font-semibold tracking-tight">{formWords.whatHappensNext}</h2>
            <p className="mt-2 text-graphite-300">{words.afterSending}</p>
          </div>
        </div>
        <div className="relative mt-8 aspect-video md:max-lg:hidden lg:order-first lg:mt-0">
          <StudioPicture
            key={slug}
            picture={stagedShot(slug, 'frontWide')}
            tall={stagedShot(slug, 'rearTall')}
            sizes="50vw"
            className="full-picture animate-lights-on max-md:object-[50%_65%] lg:object-[76%_50%] max-lg:mask-t-from-85% lg:mask-b-from-85%"
          />
        </div>
      </div>
    </aside>
  );
}

/** A way to contact the distributor. External sites open in a new tab, so that the form stays open. */
function ContactOption({
  title,
  note,
  to,
}: {
  title: string;
  /** The kind of contact, or its purpose. */
  note: string;
  to: string;
}) {
  const isExternal = !to.startsWith('/');
  const Arrow = isExternal ? ArrowUpRight : ArrowRight;
  return (
    <li className="border-b border-white/15">
      <Link
        to={to}
        target={to.startsWith('https:') ? '_blank' : undefined}
        className="group flex min-h-16 items-center justify-between gap-4 py-3 no-underline"
      >
        <Detail title={title} note={note} />
        <Arrow
          aria-hidden="true"
          className="size-5 shrink-0 text-graphite-300 transition-[color,translate] group-hover:forward-1 group-hover:text-white"
        />
      </Link>
    </li>
  );
}

/** A fact about the distributor that leads nowhere, such as its opening hours. */
function ContactFact({ title, note }: { title: string; note: string }) {
  return (
    <li className="flex min-h-16 items-center border-b border-white/15 py-3">
      <Detail title={title} note={note} />
    </li>
  );
}

function Detail({ title, note }: { title: string; note: string }) {
  return (
    <span className="min-w-0">
      <span className="tabular block text-lg font-medium tracking-tight wrap-anywhere lg:text-xl">
        <bdi>{title}</bdi>
      </span>{' '}
      <span className="mt-0.5 block text-sm text-graphite-300">{note}</span>
    </span>
  );
}

const half = 'flex-1 px-3 whitespace-nowrap sm:flex-none sm:px-6';

/**
 * Phone and WhatsApp in the first view of phones and tablets, whose other ways to reach us are below the form. Without
 * either number it is the dealerships, which have phone numbers.
 */
export function QuickContacts() {
  const { whatsappNumber, phone } = useSiteConfig() ?? {};
  return (
    <div className="relative mt-5 flex max-w-xl flex-wrap items-center gap-3 lg:hidden">
      {phone && (
        <a href={buildCallAddress(phone)} className={buttonClass('outline-on-dark', half)}>
          <Phone aria-hidden="true" className="size-5 flex-none" />
          {words.callUs}
        </a>
      )}
      {whatsappNumber && (
        <a
          href={buildWhatsappUrl(whatsappNumber)}
          target="_blank"
          rel="noopener"
          className={buttonClass('outline-on-dark', half)}
        >
          <MessageCircle aria-hidden="true" className="size-5 flex-none" />
          {words.whatsapp}
        </a>
      )}
      {!phone && !whatsappNumber && (
        <ButtonLink to="/find-a-dealer" variant="outline-on-dark" className={half}>
          <Phone aria-hidden="true" className="size-5 flex-none" />
          {words.callDealership}
        </ButtonLink>
      )}
      <a
        href="#reach-us"
        className="inline-flex min-h-11 basis-full items-center font-semibold underline decoration-white/40 underline-offset-4 hover:decoration-current"
      >
        {words.otherWays}
      </a>
    </div>
  );
}
