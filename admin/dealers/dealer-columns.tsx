import { createColumnHelper } from '@tanstack/react-table';
import type { Dealer } from '#contract/dealers.ts';
import { MailLink, PhoneLink } from '../lists/contact-links.tsx';
import type { listFeatures } from '../lists/list-features.ts';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';
import { DealerActions } from './dealer-actions.tsx';
import { dropCity, formatCoordinates } from './format-place.ts';

const column = buildRecordColumns<Dealer>();
const helper = createColumnHelper<typeof listFeatures, Dealer>();

/** City and address. The coordinates show in the row that is pointed at or has focus, on touch screens in every row. */
function Location({ dealer }: { dealer: Dealer }) {
  return (
    <div title={dealer.address} className="min-w-0 table:leading-row">
      <p className="max-table:truncate">
        <span className="font-medium">{dealer.city}</span>
        <span className="text-ink-soft table:hidden"> · {dropCity(dealer)}</span>
        <span className="text-xs whitespace-nowrap text-ink-soft group-focus-within:opacity-100 group-hover:opacity-100 max-lg:hidden pointer-fine:opacity-0">
          {' · '}
          {formatCoordinates(dealer, 4)}
        </span>
      </p>
      <p className="line-clamp-2 text-xs leading-row text-ink-soft max-table:hidden">
        {dropCity(dealer)}
      </p>
    </div>
  );
}

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
    cell: ({ row }) => <Location dealer={row.original} />,
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
