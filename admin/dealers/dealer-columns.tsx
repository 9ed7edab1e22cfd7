import { createColumnHelper } from '@tanstack/react-table';
import { Eye, MapPin } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { buildDirection, findLanguage } from '#contract/format/direction.ts';
import { MailLink, PhoneLink } from '../lists/contact-links.tsx';
import { openedHere, useDialogAddress } from '../lists/list-address.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { RecordLink } from '../lists/record-link.tsx';
import type { listFeatures } from '../lists/record-view.ts';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { IconButton, iconButtonClass, iconClass } from '../ui/button.tsx';
import { dropCity, formatCoordinates } from './format-place.ts';

/** The actions of a row: view, edit, map and delete. */
function DealerActions({ dealer }: { dealer: Dealer }) {
  const { _id, name, map } = dealer;
  const details = useDialogAddress('open', _id);
  const navigate = useNavigate();
  const tabIndex = useRowTabIndex();
  return (
    <RecordActions
      record={dealer}
      name={name}
      before={
        <IconButton
          label={`View ${name}`}
          icon={Eye}
          data-part="view"
          className="max-table:hidden"
          tabIndex={tabIndex}
          onClick={() => navigate(details, { state: openedHere })}
        />
      }
      after={
        <a
          href={map}
          target="_blank"
          rel="noreferrer"
          aria-label={`Map of ${name}`}
          title={`Map of ${name}`}
          data-part="map"
          tabIndex={tabIndex}
          className={iconButtonClass}
        >
          <MapPin aria-hidden className={iconClass} />
        </a>
      }
    />
  );
}

const column = buildRecordColumns<Dealer>();
const helper = createColumnHelper<typeof listFeatures, Dealer>();

/** City, coordinates and address. */
function Location({ dealer }: { dealer: Dealer }) {
  return (
    <div title={dealer.address} className="min-w-0 table:leading-row">
      <p className="max-table:wrap-anywhere table:flex table:flex-wrap table:items-baseline table:justify-between table:gap-x-3">
        <bdi lang={findLanguage(dealer.city)} className="font-medium">
          {dealer.city}
        </bdi>
        <span className="me-1 text-ink-soft table:hidden"> · {dropCity(dealer)}</span>{' '}
        <span className="text-xs whitespace-nowrap text-ink-soft tabular-nums">
          {formatCoordinates(dealer, 4)}
        </span>
      </p>
      <p
        {...buildDirection(dealer.address)}
        className="line-clamp-2 text-xs leading-row text-ink-soft max-table:hidden"
      >
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
    meta: { slot: 'title', width: '25%' },
    cell: ({ row: { original: dealer } }) => (
      <RecordLink id={dealer._id} name={dealer.name} isSample={dealer.isSample} opens="open" />
    ),
  }),
  helper.accessor(({ city }) => city, {
    id: 'city',
    header: 'Location',
    sortDescFirst: false,
    meta: { slot: 'detail' },
    cell: ({ row }) => <Location dealer={row.original} />,
  }),
  helper.accessor(({ email }) => email, {
    id: 'email',
    header: 'Contact',
    sortDescFirst: false,
    meta: { slot: 'more', width: '24%' },
    cell: ({ row: { original: dealer } }) => (
      <div className="min-w-0 justify-items-start max-table:flex max-table:flex-wrap max-table:gap-x-3 max-table:[&_a]:min-h-6 table:grid table:*:-my-1">
        <PhoneLink phone={dealer.phone} isQuiet />
        <MailLink email={dealer.email} isQuiet />
      </div>
    ),
  }),
  column.active(({ isActive }) => isActive),
  column.actions('9.75rem', (dealer) => <DealerActions dealer={dealer} />),
]);
