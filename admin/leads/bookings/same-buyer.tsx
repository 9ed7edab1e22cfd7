import { Link } from 'react-router';
import type { BuyerMatch, SameBuyerBooking } from '#contract/bookings/progress.ts';
import { formatReference, type LeadRecord } from '#contract/leads/lead.ts';
import { labelForStaff } from '#contract/leads/office-labels.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { formatInDetails } from '../../lists/dates.tsx';
import { useDialogAddress, useDialogNavigation } from '../../lists/list-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { formatStatus } from '../../ui/format.ts';
import { useBookingProgress } from './booking-queries.ts';

type Booking = LeadRecord<typeof vehicleBooking>;

const matchWords: Record<BuyerMatch, string> = {
  cnic: 'CNIC',
  phone: 'phone number',
  address: 'address',
};
const list = new Intl.ListFormat('en');

/** The compared fields, in the order of the table. */
const compared = [
  'firstName',
  'lastName',
  'cnic',
  'phone',
  'address',
  'city',
  'selectedVehicle',
  'selectedColor',
  'preferredDealership',
] as const;

/** The fields in which two bookings differ, side by side. */
function Differences({ lead, other }: { lead: Booking; other: SameBuyerBooking }) {
  const rows = [
    ['Received', formatInDetails(lead.createdAt), formatInDetails(other.createdAt)],
    ['Status', formatStatus(lead.status), formatStatus(other.status)],
    ...compared.map((name) => [
      labelForStaff(vehicleBooking, name, 'details'),
      lead[name],
      other[name],
    ]),
  ].filter(([, mine, theirs]) => mine !== theirs);
  return (
    <table className="w-full table-fixed border-collapse text-start">
      <caption className="sr-only">What differs</caption>
      <thead>
        <tr className="text-start align-baseline">
          <td className="w-[22%]" />
          <th scope="col" className="py-0.5 pe-2 text-start font-medium">
            This one
          </th>
          <th scope="col" className="py-0.5 text-start font-medium">
            {formatReference(other._id)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, mine, theirs]) => (
          <tr key={label} className="align-baseline">
            <th scope="row" className="py-0.5 pe-2 text-start font-normal">
              {label}
            </th>
            <td dir="auto" className="py-0.5 pe-2 wrap-anywhere">
              {mine}
            </td>
            <td dir="auto" className="py-0.5 wrap-anywhere">
              {theirs}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Another open booking that may be the same buyer's, with a link to it. */
function OtherBooking({ lead, other }: { lead: Booking; other: SameBuyerBooking }) {
  const address = useDialogAddress('open', other._id);
  const navigation = useDialogNavigation('open');
  const reference = formatReference(other._id);
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <p className="me-auto">
          Another open booking has the same{' '}
          {list.format(other.matches.map((match) => matchWords[match]))}
        </p>
        <Link to={address} {...navigation} className={buttonClass('plain')}>
          Open {reference}
        </Link>
      </div>
      <Differences lead={lead} other={other} />
    </li>
  );
}

/** Says in the details that the buyer has other open bookings: an investor, or one booking sent twice. */
export function SameBuyerNotice({ lead }: { lead: Booking }) {
  const { data } = useBookingProgress(lead._id);
  if (!data || data.sameBuyer.length === 0) return null;
  return (
    <section
      aria-label="Same buyer"
      className="mb-4 rounded-panel bg-amber-soft px-3 py-2 text-amber print:hidden"
    >
      <ul className="grid gap-4">
        {data.sameBuyer.map((other) => (
          <OtherBooking key={other._id} lead={lead} other={other} />
        ))}
      </ul>
    </section>
  );
}
