import { type RefObject, useCallback, useEffect, useRef } from 'react';
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
  /** Whether there is input that outlives the dialog, but not the page. */
  hasDraft?: boolean;
}

/**
 * Whether a link has just opened the phone or the mail app: browsers announce that as if the page were left. Any other
 * click ends it.
 */
function useAppLinks(): RefObject<boolean> {
  const opensApp = useRef(false);
  useEffect(() => {
    function note({ target }: MouseEvent) {
      const link =
        target instanceof Element && target.closest('a[href^="tel:"], a[href^="mailto:"]');
      opensApp.current = Boolean(link);
    }
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  return opensApp;
}

/** Asks before unsaved changes are lost, however the user leaves the dialog: Esc, Cancel, Back, reload. */
export function DiscardGuard(props: DiscardGuardProps) {
  const { parameter, isDirty, canLeave, onStay, hasDraft = false } = props;
  const opensApp = useAppLinks();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !canLeave.current && closesDialog(parameter, currentLocation, nextLocation),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        const isLost = hasDraft || (isDirty && !canLeave.current);
        if (isLost && !opensApp.current) event.preventDefault();
        opensApp.current = false;
      },
      [isDirty, canLeave, hasDraft, opensApp],
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
