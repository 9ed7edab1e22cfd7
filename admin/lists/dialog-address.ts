import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What can be open over a list, by the address's parameter for it, and the ids that open it. */
const openers = {
  /** A record's details. */
  open: /^[0-9a-f-]{36}$/i,
  /** A record's form; 'new' for a new one. */
  edit: /^(new|[0-9a-f-]{36})$/i,
};

export type DialogParameter = keyof typeof openers;
export const dialogParameters = Object.keys(openers) as readonly DialogParameter[];

/** The record that a dialog of the list is open for, by the address. */
export function useDialogId(parameter: DialogParameter): string | null {
  return dialogIdIn(useSearchParams()[0].toString(), parameter);
}

/** The id that a dialog is open for at an address; what can't be one opens nothing. */
export function dialogIdIn(search: string, parameter: DialogParameter): string | null {
  const id = new URLSearchParams(search).get(parameter);
  return id && openers[parameter].test(id) ? id : null;
}

/** Where a dialog is: this very list, with it open. To be used with `openedHere`. */
export function useDialogAddress(parameter: DialogParameter, id: string): string {
  const params = new URLSearchParams(useSearchParams()[0]);
  params.set(parameter, id);
  return `?${params}`;
}

/** Marks an entry of the history that was made by opening a dialog from the list. */
export const openedHere = { openedHere: true };

/** The way out of a dialog. */
export interface DialogExit {
  close: () => void;
  /** To be called when closing was refused, since unsaved changes were to be kept. */
  stay: () => void;
}

/**
 * Closes a dialog: back to the list it was opened from, or, from a link, onto it. Browsers may
 * report one Esc more than once, and each step back would be one too many: the first counts.
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
