import { Eye } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { LeadRecordBase } from '#contract/lead.ts';
import { PhoneIcons } from '../lists/contact-links.tsx';
import { useDialogAddress, useDialogNavigation } from '../lists/dialog-address.ts';
import { DeleteButton, RowMenu } from '../lists/record-actions.tsx';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useWindowFrom } from '../ui/use-window-from.ts';
import { useLeadScreen } from './lead-view.ts';

/** The actions of a row: view and delete. A card opens on a press, so it has call, WhatsApp and a menu instead. */
export function RowActions({ lead }: { lead: LeadRecordBase }) {
  const { formatName } = useLeadScreen();
  const details = useDialogAddress('open', lead._id);
  const navigate = useNavigate();
  const navigation = useDialogNavigation('open');
  const tabIndex = useRowTabIndex();
  const isTable = useWindowFrom('56.25rem');
  if (!isTable) {
    return (
      <div className="-me-2 flex items-center">
        {lead.phone && <PhoneIcons phone={lead.phone} />}
        <RowMenu record={lead} name={formatName(lead)} phone={lead.phone} />
      </div>
    );
  }
  return (
    // Where a table has little room, the buttons stand over the end of the date while they show.
    <div className="flex gap-1 table:-mx-1.5 bar:max-2xl:pointer-fine:-ms-4.5 bar:max-2xl:pointer-fine:gap-0">
      <IconButton
        label={`View ${formatName(lead)}`}
        icon={Eye}
        data-part="view"
        tabIndex={tabIndex}
        onClick={() => navigate(details, navigation)}
      />
      <DeleteButton record={lead} name={formatName(lead)} />
    </div>
  );
}
