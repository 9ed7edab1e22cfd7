import { type RefObject, useCallback } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router';
import { type DialogParameter, readDialogId } from '../lists/list-address.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface DiscardGuardProps {
  /** The query parameter that opens the dialog. */
  parameter: DialogParameter;
  isDirty: boolean;
  /** Set once the input is saved or discarded. */
  canLeave: RefObject<boolean>;
  /** Called when the user continues editing. */
  onStay: () => void;
}

/** Asks before unsaved changes are lost, however the user leaves the dialog: Esc, Cancel, Back, reload. */
export function DiscardGuard({ parameter, isDirty, canLeave, onStay }: DiscardGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !canLeave.current && closesDialog(parameter, currentLocation, nextLocation),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty && !canLeave.current) event.preventDefault();
      },
      [isDirty, canLeave],
    ),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      question="Discard your changes?"
      detail="Your changes are not saved."
      confirm="Discard"
      cancel="Keep editing"
      onConfirm={() => {
        canLeave.current = true;
        blocker.proceed();
      }}
      onCancel={() => {
        blocker.reset();
        onStay();
      }}
    />
  );
}

/** Whether a navigation closes the dialog. Sign-in does not count: editing.ts keeps the input until the user is back. */
function closesDialog(parameter: DialogParameter, from: Location, to: Location): boolean {
  if (to.pathname === '/login') return false;
  if (from.pathname !== to.pathname) return true;
  return readDialogId(from.search, parameter) !== readDialogId(to.search, parameter);
}
