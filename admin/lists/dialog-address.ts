import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The dialogs of a list: query parameters, with the values that open them. */
const idPatterns = {
  /** A record's details. */
  open: /^[0-9a-f-]{36}$/i,
  /** A record's form; 'new' for a new one. */
  edit: /^(new|[0-9a-f-]{36})$/i,
};

export type DialogParameter = keyof typeof idPatterns;
export const dialogParameters = Object.keys(idPatterns) as readonly DialogParameter[];

/** Returns the id that a dialog of the list is open for. */
export function useDialogId(parameter: DialogParameter): string | null {
  return readDialogId(useSearchParams()[0].toString(), parameter);
}

/** Returns the id that a query string opens a dialog for; null if it holds no valid id. */
export function readDialogId(search: string, parameter: DialogParameter): string | null {
  const id = new URLSearchParams(search).get(parameter);
  return id && idPatterns[parameter].test(id) ? id : null;
}

/** Returns the address of this list with a dialog open. Navigate with the state `openedHere`. */
export function useDialogAddress(parameter: DialogParameter, id: string): string {
  const params = new URLSearchParams(useSearchParams()[0]);
  params.set(parameter, id);
  return `?${params}`;
}

/** Navigation state of a dialog that was opened from its list. */
export const openedHere = { openedHere: true };

/**
 * Returns how to navigate to a record's dialog. If the dialog is open beside the list, the new record replaces the one
 * in the history, so that closing goes back to the list.
 */
export function useDialogNavigation(parameter: DialogParameter): {
  state: unknown;
  replace: boolean;
} {
  const isOpen = useDialogId(parameter) !== null;
  const { state } = useLocation();
  return isOpen ? { state, replace: true } : { state: openedHere, replace: false };
}

/** Ways to leave a dialog. */
export interface DialogExit {
  close: () => void;
  /** Call this if closing was cancelled because of unsaved changes. */
  stay: () => void;
}

/**
 * Closes a dialog: back in the history if it was opened from the list, otherwise by replacing the address.
 * Browsers may report one Esc more than once: only the first counts, or the history would go back too far.
 */
export function useDialogExit(parameter: DialogParameter): DialogExit {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  function close() {
    if (isClosing.current) return;
    isClosing.current = true;
    if (state?.openedHere) {
      navigate(-1);
      return;
    }
    const params = new URLSearchParams(search);
    params.delete(parameter);
    navigate({ search: params.toString() }, { replace: true });
  }
  function stay() {
    isClosing.current = false;
  }
  return { close, stay };
}
