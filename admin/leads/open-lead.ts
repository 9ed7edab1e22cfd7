import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { openParameter } from '../lists/list-address.ts';

/** The record whose details are open, by the address. */
export function useOpenId(): string | null {
  return openIdIn(useSearchParams()[0].toString());
}

/** The id of the record that is open at an address; what can't be one opens nothing. */
export function openIdIn(search: string): string | null {
  const id = new URLSearchParams(search).get(openParameter);
  return id && /^[0-9a-f-]{36}$/i.test(id) ? id : null;
}

/** Where a record's details are: this very list, with them open. To be used with `openedHere`. */
export function useDetailsAddress(id: string): string {
  const params = new URLSearchParams(useSearchParams()[0]);
  params.set(openParameter, id);
  return `?${params}`;
}

/** Marks an entry of the history that was made by opening details from the list. */
export const openedHere = { openedHere: true };

/** The way out of the details. */
export interface DetailsExit {
  close: () => void;
  /** To be called when closing was refused, since unsaved changes were to be kept. */
  stay: () => void;
}

/**
 * Closes the details: back to the list they were opened from, or, from a link, onto it. Browsers
 * may report one Esc more than once, and each step back would be one too many: the first counts.
 */
export function useDetailsExit(): DetailsExit {
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
    params.delete(openParameter);
    navigate({ search: params.toString() }, { replace: true });
  }
  function stay() {
    isClosing.current = false;
  }
  return { close, stay };
}
