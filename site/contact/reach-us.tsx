import type { SoldVehicle } from '#catalogue/find-vehicle.ts';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { buildPhoneUrl, buildWhatsappUrl } from '../layout/whatsapp.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import { ContactFact, ContactOption } from './contact-option.tsx';

/**
 * Other ways to contact the distributor, as far as they are configured, over a picture of the vehicle that
 * the message is about, and what happens to the message.
 */
export function ReachUs({ vehicle }: { vehicle: SoldVehicle | undefined }) {
  const { supportEmail, whatsappNumber, phone, address, hours } = useSiteConfig() ?? {};
  const slug = vehicle?.slug ?? 'haval-jolion';
  return (
    <aside
      aria-labelledby="reach-us"
      className="on-dark bg-graphite-950 text-white lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <div className="studio overflow-clip lg:sticky lg:top-15">
        <div className="px-5 pt-12 md:px-10 lg:px-16 lg:pt-14">
          <h2 id="reach-us" className="text-2xl font-semibold tracking-tight lg:text-4xl">
            Other ways to reach us
          </h2>
          <ul className="mt-6 border-t border-white/15 lg:mt-8">
            {phone && <ContactOption title="Phone" detail={phone} to={buildPhoneUrl(phone)} />}
            {whatsappNumber && (
              <ContactOption
                title="WhatsApp"
                detail={`+${whatsappNumber}`}
                to={buildWhatsappUrl(whatsappNumber)}
              />
            )}
            {supportEmail && (
              <ContactOption title="Email" detail={supportEmail} to={`mailto:${supportEmail}`} />
            )}
            {address && <ContactFact title="Address" detail={address} />}
            {hours && <ContactFact title="Opening hours" detail={hours} />}
            <ContactOption title="In person" detail="Find a Dealer" to="/find-a-dealer" />
            <ContactOption title="To drive a car" detail="Book a Test Drive" to="/test-drive" />
            <ContactOption title="For your own car" detail="Book a Service" to="/book-service" />
            <ContactOption title="An answer at once" detail="FAQ" to="/faq" />
          </ul>
        </div>
        <StudioPicture
          key={slug}
          picture={stagedShot(slug, 'peaceMind')}
          sizes="(width >= 64rem) 42vw, 100vw"
          className="animate-lights-on mt-2 aspect-video w-full object-cover mask-t-from-75% mask-b-from-88%"
        />
        <div className="hidden pt-2 pb-10 lg:block lg:px-16">
          <h2 className="text-lg font-semibold tracking-tight">What happens next</h2>
          <p className="mt-3 border-t border-white/15 pt-3 text-pretty text-graphite-300">
            You get a reference at once. We get back to you by phone or email.
          </p>
        </div>
      </div>
    </aside>
  );
}
