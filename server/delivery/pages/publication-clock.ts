import type { ContentKind } from '#server/platform/changes.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findNextMoment, type Scheduled } from '#server/records/publication.ts';

/** The database is asked at least this often, in case of a change without NOTIFY. */
const maxWaitMs = 60 * 60 * 1000;
const retryAfterMs = 10_000;

interface Options {
  db: Db;
  scheduled: readonly Scheduled[];
  /** Called when records of a kind appeared or disappeared because their time came. */
  onMoment: (kind: ContentKind) => void;
  report: (error: unknown) => void;
}

/**
 * Waits for the moments at which records appear or disappear by themselves. It goes by the database's clock,
 * which decides what visitors see. `check` looks for the next moment of a kind, or of all, after a change.
 */
export function startPublicationClock({ db, scheduled, onMoment, report }: Options) {
  const timers = new Map<ContentKind, NodeJS.Timeout>();
  /** The moments up to this time of the database have been announced. */
  const announced = new Map<ContentKind, string>();
  let isStopped = false;

  function wait(entry: Scheduled, ms: number): void {
    clearTimeout(timers.get(entry.kind));
    if (isStopped) return;
    timers.set(entry.kind, setTimeout(() => void checkEntry(entry), ms).unref());
  }

  async function checkEntry(entry: Scheduled): Promise<void> {
    const { kind } = entry;
    try {
      const { next, now } = await findNextMoment(db, entry, announced.get(kind) ?? null);
      const ms = next ? Date.parse(next) - Date.parse(now) : maxWaitMs;
      announced.set(kind, now);
      if (next && ms <= 0) onMoment(kind);
      wait(entry, Math.min(Math.max(ms, 0), maxWaitMs));
    } catch (error) {
      if (!isStopped) report(error);
      wait(entry, retryAfterMs);
    }
  }

  return {
    check: (changed?: ContentKind) => {
      for (const entry of scheduled) {
        if (!changed || changed === entry.kind) void checkEntry(entry);
      }
    },
    stop: () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
