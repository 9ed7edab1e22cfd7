const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a letter waits after each failed attempt: soon again at first, then hourly for three days. */
export const retryPausesMs: readonly number[] = [
  30 * second,
  minute,
  5 * minute,
  30 * minute,
  ...Array(72).fill(hour),
];

interface MailError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

const asMailError = (error: unknown): MailError =>
  typeof error === 'object' && error !== null ? error : {};

/**
 * Whether the server has refused this letter for good: its recipient or its content. A refusal of our
 * sign-in or our sender's address is about the settings, which will be mended.
 */
export function isFinal(error: unknown): boolean {
  const { code, command, responseCode } = asMailError(error);
  const isPermanent = Number(responseCode) >= 500 && Number(responseCode) < 600;
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isPermanent && isAboutLetter && command !== 'MAIL FROM';
}

/** Why a letter could not be sent, as codes: the server's words quote addresses. */
export function reasonOf(error: unknown): string {
  const { code, command, responseCode } = asMailError(error);
  return [code, command, responseCode].filter(Boolean).join(' ') || 'unknown';
}
