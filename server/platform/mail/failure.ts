import { type SQL, sql } from 'drizzle-orm';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pause after each failed attempt: short at first, then one hour, for three days in all. */
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
 * Whether the server has permanently rejected this email for its recipient or its content. A rejected login or sender
 * address is a problem of the settings, which the operator will fix.
 */
export function isFinal(error: unknown): boolean {
  const { responseCode } = asMailError(error);
  const isPermanent = Number(responseCode) >= 500 && Number(responseCode) < 600;
  return isPermanent && isAboutEmail(error);
}

/** Whether the server refused only this email, temporarily or permanently, and so would accept others. */
export function isAboutEmail(error: unknown): boolean {
  const { code, command } = asMailError(error);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
}

/** Describes why an email could not be sent, in codes only: the server's messages quote addresses. */
export function describeFailure(error: unknown): string {
  const { code, command, responseCode } = asMailError(error);
  return [code, command, responseCode].filter(Boolean).join(' ') || 'unknown';
}

/** The condition that a reason from `describeFailure` (null for none) is the permanent refusal of the recipient. */
export const isAddressRefusal = (reason: SQL): SQL =>
  sql`coalesce(${reason} ~ '^EENVELOPE RCPT TO 5', false)`;

/** The condition that a reason from `describeFailure` (null for none) is a refusal of one email: see `isAboutEmail`. */
export const isRefusal = (reason: SQL): SQL =>
  sql`coalesce(${reason} ~ '^(EENVELOPE|EMESSAGE)' and ${reason} !~ 'MAIL FROM', false)`;
