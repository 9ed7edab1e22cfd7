import { ArrowUpRight, Mail, MapPin, Phone } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Dealer } from '#contract/dealers.ts';
import { formatDistance, type Place } from '#contract/distance.ts';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { SampleMark } from '../published/sample-mark.tsx';
import { buildDirectionsUrl } from './directions.ts';
import { OpeningToday } from './opening-today.tsx';

/** Builds the DOM id of a dealer's card, which links and the map lead to. */
export const buildCardId = (dealerId: string) => `dealer-${dealerId}`;

/** A dealer with address, contact details and actions. Memoized because there may be many. */
export const DealerCard = memo(function DealerCard({
  dealer,
  visitor,
  isSelected,
  isHiddenOnPhone,
  onSelect,
}: {
  dealer: Dealer;
  visitor: Place | undefined;
  isSelected: boolean;
  /** Whether a phone shows it only on request. */
  isHiddenOnPhone: boolean;
  /** Shows it on the map. Must be a stable function. */
  onSelect: (id: string) => void;
}) {
  const { _id, name, address, email, phone, services, workingHours } = dealer;
  return (
    <li
      id={buildCardId(_id)}
      tabIndex={-1}
      aria-current={isSelected || undefined}
      className={`${isHiddenOnPhone ? 'max-md:hidden' : ''} relative scroll-mt-20 border-b border-graphite-200 px-5 py-4 transition-colors before:absolute before:inset-y-0 before:left-0 before:w-0.5 hover:bg-paper-deep aria-current:bg-paper-deep aria-current:before:bg-signal md:py-6`}
    >
      <h2 className="pr-12 text-lg leading-snug font-semibold tracking-tight wrap-anywhere md:text-xl">
        {name}
      </h2>
      <ShowOnMap dealer={dealer} isSelected={isSelected} onSelect={onSelect} />
      <CityAndDistance dealer={dealer} />
      <p className="text-[0.9375rem] text-graphite-700 wrap-anywhere md:mt-1 md:text-base">
        {address}
      </p>
      <OpeningToday hours={workingHours} />
      {services.length > 0 && (
        <p className="text-sm leading-6 text-graphite-600 wrap-anywhere">{services.join(', ')}</p>
      )}
      <ul className="flex flex-wrap gap-x-5 md:mt-2 md:gap-x-6">
        <Line Icon={Phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </Line>
        <Line Icon={Mail} href={`mailto:${email}`}>
          {email}
        </Line>
      </ul>
      <Actions dealer={dealer} visitor={visitor} />
    </li>
  );
});

function ShowOnMap({
  dealer: { _id, name, city },
  isSelected,
  onSelect,
}: {
  dealer: Dealer;
  isSelected: boolean;
  onSelect: (id: string) => void;
}) {
  const canSelect = useHydrated();
  return (
    <button
      type="button"
      disabled={!canSelect}
      aria-pressed={isSelected}
      aria-label={`Show on map: ${name}, ${city}`}
      onClick={() => onSelect(_id)}
      className="absolute top-2 right-3 grid md:top-4 size-11 cursor-pointer place-items-center rounded-control transition-colors hover:bg-graphite-950/6 aria-pressed:text-signal noscript:hidden"
    >
      <MapPin aria-hidden="true" className="size-5" />
    </button>
  );
}

/** The city, and the distance if it is known. */
function CityAndDistance({ dealer: { city, distance, isSample } }: { dealer: Dealer }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
      <span>{city}</span>
      {distance !== undefined && (
        <>
          <span aria-hidden="true" className="h-3.5 w-px bg-graphite-300" />
          <span className="tabular">{formatDistance(distance)}</span>
        </>
      )}
      {isSample && <SampleMark />}
    </p>
  );
}

const actionClass = 'grow px-2! max-md:min-h-11! max-md:text-sm! md:px-3!';

/** Links to book a test drive and to get directions. */
function Actions({ dealer, visitor }: { dealer: Dealer; visitor: Place | undefined }) {
  const { _id, name, city } = dealer;
  return (
    <div className="mt-1 grid grid-cols-2 gap-2 md:mt-3 md:flex md:flex-wrap">
      <ButtonLink
        to={`/test-drive?dealer=${_id}`}
        variant="outline"
        aria-label={`Book a test drive: ${name}, ${city}`}
        className={actionClass}
      >
        Book a test drive
      </ButtonLink>
      <a
        href={buildDirectionsUrl(dealer, visitor)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Get Directions: ${name}, ${city} (opens a new tab)`}
        className={buttonClass('outline', actionClass)}
      >
        Get Directions
        <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
      </a>
    </div>
  );
}

function Line({ Icon, href, children }: { Icon: typeof Phone; href: string; children: ReactNode }) {
  return (
    <li className="min-w-0">
      <a
        href={href}
        className="tabular inline-flex min-h-11 max-w-full items-center gap-2 text-sm wrap-anywhere md:text-[0.9375rem] text-graphite-800 underline decoration-graphite-300 underline-offset-4 transition-colors hover:decoration-current"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0 text-graphite-500 max-md:hidden" />
        {children}
      </a>
    </li>
  );
}
