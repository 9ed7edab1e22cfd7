import { createContext, use } from 'react';

/** Whether the row around it is the table's current one; true outside tables. */
export const CurrentRowContext = createContext(true);

/**
 * The tabIndex of a control in a row. Tab passes through the controls of the current row only; the
 * arrow keys move from row to row (row-keys.ts). Fifty rows would be three hundred stops otherwise.
 */
export function useRowTabIndex(): 0 | -1 {
  return use(CurrentRowContext) ? 0 : -1;
}
