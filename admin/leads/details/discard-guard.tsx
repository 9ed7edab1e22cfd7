import { type RefObject, useCallback } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { openIdIn } from '../open-lead.ts';

interface DiscardGuardProps {
  isDirty: boolean;
  /** Set once what was typed is saved or given up. */
  mayLeave: RefObject<boolean>;
  /** Called when the changes are to be kept. */
  onStay: () => void;
}

/** Asks before unsaved changes are lost, however the details are left: Esc, Cancel, Back, reload. */
export function DiscardGuard({ isDirty, mayLeave, onStay }: DiscardGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && leavesDetails(currentLocation, nextLocation),
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
function leavesDetails(from: Location, to: Location): boolean {
  if (to.pathname === '/login') return false;
  return from.pathname !== to.pathname || openIdIn(from.search) !== openIdIn(to.search);
}
