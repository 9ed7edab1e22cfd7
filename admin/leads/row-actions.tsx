import { Eye } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { LeadRecordBase } from '#contract/lead.ts';
import { openedHere, useDialogAddress } from '../lists/dialog-address.ts';
import { DeleteButton } from '../lists/record-actions.tsx';
import { useRowTabIndex } from '../lists/row-focus.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useLeadScreen } from './lead-view.ts';

/** View and delete, for one row. */
export function RowActions({ lead }: { lead: LeadRecordBase }) {
  const { nameOf } = useLeadScreen();
  const details = useDialogAddress('open', lead._id);
  const navigate = useNavigate();
  const tabIndex = useRowTabIndex();
  return (
    <div className="flex gap-1 md:-mx-1.5">
      <IconButton
        label={`View ${nameOf(lead)}`}
        icon={Eye}
        data-part="view"
        tabIndex={tabIndex}
        onClick={() => navigate(details, { state: openedHere })}
      />
      <DeleteButton record={lead} name={nameOf(lead)} />
    </div>
  );
}
