import { ApiError } from '../api.ts';

/** The message for a failed save: a text that the reason follows, or what the error makes of it. */
export type SaveFailure = string | ((error: Error) => string);

/** Formats why a save failed. */
export const formatSaveFailure = (failed: SaveFailure, error: Error): string =>
  typeof failed === 'string' ? `${failed} ${error.message}` : failed(error);

/** The message that the server sent; without one `text` and the reason. */
export const preferServerMessage =
  (text: string) =>
  (error: Error): string =>
    error instanceof ApiError && error.hasServerMessage
      ? error.message
      : `${text} ${error.message}`;
