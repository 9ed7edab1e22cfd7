import { ArrowUpRight, ChevronDown, MapPin, ShieldCheck } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { type Dealer, dealershipLabel } from '#contract/dealers/dealers.ts';
import { formatDistance, type Place } from '#contract/format/distance.ts';
import { describeOpening, groupWeek, type WeekHours } from '#contract/format/opening-state.ts';
import { internationalDigits } from '#contract/input/phone-forms.ts';
import { PhoneLink } from '#ui/phone-link.tsx';
import { StoredText } from '#ui/stored-text.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { nameCity } from '#words/catalogue/cities';
import { nameService } from '#words/contract/dealers';
import { comma } from '#words/contract/format';
import * as words from '#words/site/dealer-finder';
import * as publishedWords from '#words/site/published';
import { buildWhatsappUrl } from '../layout/whatsapp.ts';

/** Builds the DOM id of a dealer's card, which links and the map lead to. */
export const buildCardId = (dealerId: string) => `dealer-${dealerId}`;

/** A dealer with address, contact details and actions. Memoized because there may be many. */
export const DealerCard = memo(function DealerCard({
  dealer,
  visitor,
  isSelected,
  isHiddenAtFirst,
  onSelect,
}: {
  dealer: Dealer;
  visitor: Place | undefined;
  isSelected: boolean;
  /** Whether a phone shows it only on request. */
  isHiddenAtFirst: boolean;
  /** Shows it on the map. Must be a stable function. */
  onSelect: (id: string) => void;
}) {
  const { _id, name, address, services, workingHours, isSample } = dealer;
  return (
    <li
      id={buildCardId(_id)}
      tabIndex={-1}
      aria-current={isSelected || undefined}
      className={`${isHiddenAtFirst ? 'max-lg:hidden' : ''} relative scroll-mt-20 border-b border-graphite-200 px-5 pt-4 pb-2 transition-colors md:pe-2 md:pb-0 md:ps-4 before:absolute before:inset-y-0 before:inset-s-0 before:w-0.5 hover:bg-paper-deep aria-current:bg-paper-deep aria-current:before:bg-signal`}
    >
      <h2 className="pe-12 text-lg leading-snug font-semibold tracking-tight wrap-anywhere">
        <StoredText text={name} />
      </h2>
      <ShowOnMap dealer={dealer} isSelected={isSelected} onSelect={onSelect} />
      <p className="flex flex-wrap items-center gap-x-2.5 text-[0.9375rem] leading-6 md:pe-12">
        <CityAndDistance dealer={dealer} />
      </p>
      <p className="mt-0.5 text-sm leading-5 text-graphite-600 wrap-anywhere">
        <StoredText text={address} />
        {services.length > 0 && ` · ${services.map(nameService).join(comma)}`}
        {isSample && `\u00a0· ${publishedWords.sample}`}
      </p>
      <OpeningHours hours={workingHours} />
      <Actions dealer={dealer} visitor={visitor} />
    </li>
  );
});

function ShowOnMap({
  dealer,
  isSelected,
  onSelect,
}: {
  dealer: Dealer;
  isSelected: boolean;
  onSelect: (id: string) => void;
}) {
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-label={words.showOnMap(dealershipLabel(dealer))}
      onClick={() => onSelect(dealer._id)}
      className="absolute top-2 inset-e-2 grid size-11 cursor-pointer place-items-center rounded-control transition-colors hover:bg-graphite-950/6 aria-pressed:text-signal"
    >
      <MapPin aria-hidden="true" className="size-5" />
    </button>
  );
}

/** The city, and the distance if it is known. */
function CityAndDistance({ dealer: { city, distance } }: { dealer: Dealer }) {
  return (
    <>
      <span className="font-medium">
        <StoredText text={nameCity(city)} />
      </span>
      {distance !== undefined && (
        <>
          <span aria-hidden="true" className="h-3.5 w-px bg-graphite-300" />
          <span className="tabular font-medium">{formatDistance(distance)}</span>
        </>
      )}
    </>
  );
}

const actionClass =
  'tabular inline-flex min-h-11 items-center gap-1.5 text-sm font-medium underline decoration-graphite-300 underline-offset-4 transition-colors hover:decoration-current md:min-h-10';

/** Links to call the dealer, to write to it, to book a test drive, to get directions and to check that it is ours. */
function Actions({ dealer, visitor }: { dealer: Dealer; visitor: Place | undefined }) {
  const { _id, phone, whatsapp, email } = dealer;
  const label = dealershipLabel(dealer);
  return (
    <p className="grid grid-cols-[auto_1fr] items-center gap-x-6 md:flex md:flex-wrap md:gap-x-5">
      <PhoneLink phone={phone} className={actionClass} />
      {whatsapp && (
        <a
          href={buildWhatsappUrl(internationalDigits(whatsapp))}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.whatsappTo(label)}
          className={actionClass}
        >
          {words.whatsapp}
        </a>
      )}
      <EmailLink email={email} />
      <Link
        to={`/test-drive?dealer=${_id}`}
        aria-label={words.bookTestDriveAt(label)}
        className={actionClass}
      >
        {words.bookTestDrive}
      </Link>
      <a
        href={buildDirectionsUrl(dealer, visitor)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.directionsTo(label)}
        className={actionClass}
      >
        {words.directions}
        <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 text-graphite-500" />
      </a>
      <Link
        to={`/verify?dealer=${_id}`}
        aria-label={words.checkDealer(label)}
        className={actionClass}
      >
        <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-good" />
        {words.authorised}
      </Link>
    </p>
  );
}

/** The address itself, to be read and copied. It breaks before the @ if it has to, else anywhere. */
function EmailLink({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <a
      href={`mailto:${email}`}
      aria-label={words.emailTo(email)}
      className={`${actionClass} min-w-0`}
    >
      <span className="min-w-0 wrap-anywhere">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    </a>
  );
}

/**
 * Whether the dealer is open, which opens the hours of the whole week. Rendered pages are cached beyond today, so only
 * the browser can tell; without script there is the week alone.
 */
function OpeningHours({ hours }: { hours: WeekHours }) {
  const isHydrated = useHydrated();
  const week = groupWeek(hours);
  if (week.length === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="tabular inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-medium md:min-h-9">
        {(isHydrated && describeOpening(hours)) || words.openingHours}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-graphite-500 transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="tabular mb-2 grid max-w-sm grid-cols-[auto_1fr] gap-x-6 text-graphite-700">
        {week.map(({ days, hours: text }) => (
          <div key={days} className="contents">
            <dt>{days}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const maps = 'https://www.google.com/maps';
const formatPlace = ({ lat, lng }: Place) => `${lat},${lng}`;

/**
 * The URL of [directions](docs/spec/public-site.md#dealer-finder) to a dealer: a route from the visitor if
 * the location is known, otherwise a search at the coordinates.
 */
export function buildDirectionsUrl(dealer: Place, visitor: Place | undefined): string {
  const [path, query] = visitor
    ? ['dir', { origin: formatPlace(visitor), destination: formatPlace(dealer) }]
    : ['search', { query: formatPlace(dealer) }];
  return `${maps}/${path}/?${new URLSearchParams({ api: '1', ...query })}`;
}
