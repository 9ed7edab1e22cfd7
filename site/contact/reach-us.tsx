import type { SoldVehicle } from '#catalogue/find-vehicle.ts';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { whatsappLink } from '../layout/whatsapp.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import { Way } from './way.tsx';

/** The other ways to reach us, those that are set, over the vehicle that is written about. */
export function ReachUs({ vehicle }: { vehicle: SoldVehicle | undefined }) {
  const { supportEmail, whatsappNumber } = useSiteConfig() ?? {};
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
            {whatsappNumber && (
              <Way
                title="WhatsApp"
                detail={`+${whatsappNumber}`}
                to={whatsappLink(whatsappNumber)}
              />
            )}
            {supportEmail && (
              <Way title="Email" detail={supportEmail} to={`mailto:${supportEmail}`} />
            )}
            <Way title="In person" detail="Find a Dealer" to="/find-a-dealer" />
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
