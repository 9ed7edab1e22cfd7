import { createContext } from 'react';

/** The id of the request that a page is rendered for; '' in the browser. */
export const RequestId = createContext('');
