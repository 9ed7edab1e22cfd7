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
      className="md:sticky md:top-15 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start"
    >
      <div className="studio on-dark overflow-clip text-white">
        <div className="px-5 pt-12 md:px-8 md:pt-16 lg:px-12">
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
          </ul>
        </div>
        <StudioPicture
          key={slug}
          picture={stagedShot(slug, 'peaceMind')}
          sizes="(width >= 48rem) 45vw, 100vw"
          className="animate-lights-on mt-2 aspect-video w-full object-cover mask-t-from-75%"
        />
      </div>
      <div className="hidden px-8 pt-10 md:block lg:px-12">
        <h2 className="text-lg font-semibold tracking-tight">What happens next</h2>
        <p className="mt-3 border-t border-graphite-200 pt-3 text-pretty text-graphite-700">
          You get a reference at once. We get back to you by phone or email.
        </p>
      </div>
    </aside>
  );
}
