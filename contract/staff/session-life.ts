/** A staff session ends after this long without use, and after its lifetime in any case. */
export const idleHours = 12;
export const lifetimeHours = 7 * 24;

/**
 * The header of a request that the back office sends on its own: a poll, or a reload after a live update. It does not
 * count as use of the session.
 */
export const automaticHeader = 'x-automatic';

/** The time of a session's last use is stored at most this often. */
export const touchIntervalMs = 60 * 1000;
