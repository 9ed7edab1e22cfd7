const hourMs = 3_600_000;

/** How long before an appointment its customer is reminded. */
const reminderLeadsMs = [24 * hourMs, 2 * hourMs] as const;

/**
 * Returns when the next reminder of an appointment is due (ISO 8601): a day before, then two hours before; null if it is
 * too late for either. An appointment that was just made needs none before the next of these times.
 */
export function findNextReminder(startAt: string, now = new Date()): string | null {
  const due = reminderLeadsMs.map((lead) => Date.parse(startAt) - lead);
  const next = due.find((time) => time > now.getTime());
  return next === undefined ? null : new Date(next).toISOString();
}
