/** A staff session ends after this long without a request, and after its lifetime in any case. */
export const idleHours = 12;
export const lifetimeHours = 7 * 24;

/** The time of a session's last request is stored at most this often. */
export const touchIntervalMs = 60 * 1000;
