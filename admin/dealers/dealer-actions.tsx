import { Eye, MapPin } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Dealer } from '#contract/dealers.ts';
import { openedHere, useDialogAddress } from '../lists/dialog-address.ts';
import { RecordActions } from '../lists/record-actions.tsx';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { IconButton, iconButtonClass, iconClass } from '../ui/icon-button.tsx';

/** The actions of a row: view, edit, map and delete. */
export function DealerActions({ dealer }: { dealer: Dealer }) {
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
