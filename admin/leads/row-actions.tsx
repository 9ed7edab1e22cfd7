import { Eye } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { LeadRecordBase } from '#contract/lead.ts';
import { useDialogAddress, useDialogNavigation } from '../lists/dialog-address.ts';
import { DeleteButton } from '../lists/record-actions.tsx';
import { useRowTabIndex } from '../lists/row-focus.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useLeadScreen } from './lead-view.ts';

/** The actions of a row: view and delete. */
export function RowActions({ lead }: { lead: LeadRecordBase }) {
  const { formatName } = useLeadScreen();
  const details = useDialogAddress('open', lead._id);
  const navigate = useNavigate();
  const navigation = useDialogNavigation('open');
  const tabIndex = useRowTabIndex();
  return (
    <div className="flex gap-1 table:-mx-1.5">
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
