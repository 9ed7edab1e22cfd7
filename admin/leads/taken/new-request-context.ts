import { createContext, use } from 'react';

/** Whether the surrounding form is that of a new request. */
export const NewRequestContext = createContext(false);

/** Returns whether the surrounding form is that of a new request. */
export const useIsNewRequest = (): boolean => use(NewRequestContext);
