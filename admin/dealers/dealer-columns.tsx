import { createColumnHelper } from '@tanstack/react-table';
import type { Dealer } from '#contract/dealers.ts';
import { MailLink, PhoneLink } from '../lists/contact-links.tsx';
import type { listFeatures } from '../lists/list-features.ts';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';
import { DealerActions } from './dealer-actions.tsx';

const column = buildRecordColumns<Dealer>();
const helper = createColumnHelper<typeof listFeatures, Dealer>();

/** Formats coordinates in degrees with a number of decimals. */
export const formatCoordinates = (
  { lat, lng }: Pick<Dealer, 'lat' | 'lng'>,
  decimals: number,
): string => `${lat.toFixed(decimals)}, ${lng.toFixed(decimals)}`;

/** The columns of Dealer Management. Ids are sort keys of the API. */
export const dealerColumns = column.list([
  helper.accessor(({ name }) => name, {
    id: 'name',
    header: 'Dealer',
    sortDescFirst: false,
    meta: { className: 'table:w-[26%] xl:w-[24%]' },
    cell: ({ row: { original: dealer } }) => (
      <RecordLink id={dealer._id} name={dealer.name} isSample={dealer.isSample} opens="open" />
    ),
  }),
  helper.accessor(({ city }) => city, {
    id: 'city',
    header: 'Location',
    sortDescFirst: false,
    meta: { className: '', card: 'detail' },
    cell: ({ row: { original: dealer } }) => (
      <div className="min-w-0 table:leading-row">
        <p className="max-table:truncate">
          <span className="font-medium">{dealer.city}</span>
          <span className="text-ink-soft table:hidden"> · {dealer.address}</span>
          <span className="text-xs text-ink-soft max-lg:hidden">
            {' · '}
            <span className="whitespace-nowrap">{formatCoordinates(dealer, 4)}</span>
          </span>
        </p>
        <p
          title={dealer.address}
          className="line-clamp-1 text-xs leading-row text-ink-soft xl:line-clamp-2 max-table:hidden"
        >
          {dealer.address}
        </p>
      </div>
    ),
  }),
  helper.accessor(({ email }) => email, {
    id: 'email',
    header: 'Contact',
    sortDescFirst: false,
    meta: { className: 'table:w-[23%] xl:w-[24.5%]' },
    cell: ({ row: { original: dealer } }) => (
      <div className="grid min-w-0 justify-items-start table:*:-my-1">
        <PhoneLink phone={dealer.phone} isQuiet />
        <MailLink email={dealer.email} isQuiet />
      </div>
    ),
  }),
  column.active('table:w-25', ({ isActive }) => isActive),
  column.actions('table:w-39', (dealer) => <DealerActions dealer={dealer} />),
]);
