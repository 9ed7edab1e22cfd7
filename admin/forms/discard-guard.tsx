import { type RefObject, useCallback } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router';
import { type DialogParameter, dialogIdIn } from '../lists/dialog-address.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface DiscardGuardProps {
  /** The address's parameter that the dialog is open by. */
  parameter: DialogParameter;
  isDirty: boolean;
  /** Set once what was typed is saved or given up. */
  mayLeave: RefObject<boolean>;
  /** Called when the changes are to be kept. */
  onStay: () => void;
}

/** Asks before unsaved changes are lost, however a dialog is left: Esc, Cancel, Back, reload. */
export function DiscardGuard({ parameter, isDirty, mayLeave, onStay }: DiscardGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && leaves(parameter, currentLocation, nextLocation),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty && !mayLeave.current) event.preventDefault();
      },
      [isDirty, mayLeave],
    ),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      question="Discard your changes?"
      detail="What you changed here is not saved."
      confirm="Discard"
      cancel="Keep editing"
      onConfirm={() => {
        mayLeave.current = true;
        blocker.proceed();
      }}
      onCancel={() => {
        blocker.reset();
        onStay();
      }}
    />
  );
}

/** Sign-in is let through: it comes back, and what was typed is kept meanwhile (drafts.ts). */
function leaves(parameter: DialogParameter, from: Location, to: Location): boolean {
  if (to.pathname === '/login') return false;
  if (from.pathname !== to.pathname) return true;
  return dialogIdIn(from.search, parameter) !== dialogIdIn(to.search, parameter);
}
