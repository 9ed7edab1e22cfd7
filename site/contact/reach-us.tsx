import type { SoldVehicle } from '#catalogue/find-vehicle.ts';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { buildPhoneUrl, buildWhatsappUrl } from '../layout/whatsapp.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import { ContactFact, ContactOption } from './contact-option.tsx';

/**
 * Other ways to contact the distributor, as far as they are configured, over a picture of the vehicle that
 * the message is about.
 */
export function ReachUs({ vehicle }: { vehicle: SoldVehicle | undefined }) {
  const { supportEmail, whatsappNumber, phone, address, hours } = useSiteConfig() ?? {};
  const slug = vehicle?.slug ?? 'haval-h6';
  return (
    <aside
      aria-labelledby="reach-us"
      className="studio on-dark overflow-clip text-white md:col-start-2 md:row-span-2 md:row-start-1"
    >
      <div className="flex flex-col gap-8 pb-8 md:sticky md:top-15 md:min-h-[calc(100svh-3.75rem)] md:justify-between md:pb-0">
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
          className="animate-lights-on w-full mask-t-from-75%"
        />
      </div>
    </aside>
  );
}
