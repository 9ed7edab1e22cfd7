import { createContext, use } from 'react';

/** Whether the surrounding row is the current one of its table; true outside tables. */
export const CurrentRowContext = createContext(true);

/**
 * Returns the tabIndex for a control in a row. Tab stops only in the current row, and the arrow keys move
 * between rows (row-keys.ts): otherwise fifty rows would have three hundred tab stops.
 */
export function useRowTabIndex(): 0 | -1 {
  return use(CurrentRowContext) ? 0 : -1;
}
