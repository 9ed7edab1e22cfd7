import type { LeadRecordBase } from '#contract/lead.ts';
import { referenceOf } from '#contract/lead.ts';
import { focusHeading } from '../layout/page-heading.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useDeleteLead } from './delete-lead.ts';
import { useLeadScreen } from './lead-view.ts';

/** Asks in the documents' words before a record is deleted. */
export function DeleteDialog({ lead, onClose }: { lead: LeadRecordBase; onClose: () => void }) {
  const { facts, nameOf } = useLeadScreen();
  const { mutate: deleteLead, isPending } = useDeleteLead(facts, nameOf);
  return (
    <ConfirmDialog
      question={facts.texts.confirmDelete}
      detail={`${nameOf(lead)}, reference ${referenceOf(lead._id)}. This cannot be undone.`}
      confirm={isPending ? 'Deleting...' : 'Delete'}
      cancel="Cancel"
      onConfirm={() =>
        !isPending && deleteLead(lead, { onSettled: onClose, onSuccess: focusAfter })
      }
      onCancel={onClose}
    />
  );
}

/** The row that had focus is gone: the screen's heading takes it, once the dialog has closed. */
function focusAfter() {
  setTimeout(focusHeading);
}
