import { useSyncExternalStore } from 'react';
import type { LeadRecordBase, ResponseTimes } from '#contract/leads/lead.ts';
import { formatDateTime, formatLength } from '../lists/dates.tsx';
import { badges } from '../ui/badge.tsx';

const tickMs = 30_000;
/** Answers due within this time are highlighted. */
const soonMs = 2 * 3_600_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const notify of listeners) notify();
  }, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The present time in milliseconds since 1970, updated twice a minute. */
const useNow = (): number => useSyncExternalStore(subscribe, () => now);

/** A badge that says until when to answer a request, or for how long the answer has been overdue. It updates itself. */
export function DueLabel({ lead }: { lead: LeadRecordBase & Partial<ResponseTimes> }) {
  const present = useNow();
  const { responseDueAt, firstResponseAt, isOverdue = false } = lead;
  if (!responseDueAt || firstResponseAt) return null;
  const left = Date.parse(responseDueAt) - present;
  const isLate = isOverdue || left <= 0;
  const color = isLate ? badges.red : left <= soonMs ? badges.amber : badges.grey;
  return (
    <span
      title={`To be answered by ${formatDateTime(responseDueAt)}`}
      data-due=""
      // In a table two lines fill a row: a background would touch the time above.
      className={`inline-flex h-6 items-center rounded-full px-2.5 text-xs font-medium whitespace-nowrap table:in-[td]:h-4 table:in-[td]:bg-transparent table:in-[td]:px-0 ${color}`}
    >
      {isLate ? `Overdue ${formatLength(-left)}` : `Due in ${formatLength(left)}`}
    </span>
  );
}
