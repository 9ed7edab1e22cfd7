import type { Logger } from 'pino';
import type { Arrival, RecordChange } from '#contract/reports/dashboard.ts';
import { auditKinds } from '#contract/staff/audit-kinds.ts';
import type { Permission } from '#contract/staff/staff.ts';
import type { Db } from '#server/platform/db/client.ts';
import {
  type AuditedChange,
  hasArrived,
  type IdsByKind,
  kinds,
  listMessages,
  readNewestIds,
  readRecentChanges,
} from './recent-events.ts';
import { findArrivalDealers, findRecordDealers } from './record-dealers.ts';

/** An event about records of a kind, and who may see it. */
export interface RecordEvent {
  message: Arrival | RecordChange;
  permission: Permission;
  /** The dealers whose accounts may see it, besides head office. */
  dealerIds: ReadonlySet<string>;
}

type Listener = (event: RecordEvent) => void;

const pollIntervalMs = 1_000;

/**
 * Notifies listeners of new records and of changes by staff, from any process. It polls while there are listeners: a
 * NOTIFY with each submission would make all submissions wait for one lock.
 */
export class RecordWatcher {
  readonly #db: Db;
  readonly #logger: Logger;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  /** Settles once the ids at the time of the first listener are read; polling continues from there. */
  #start: Promise<void> | undefined;
  #ids: IdsByKind = new Map();
  /** The ids of audit lines that were reported or precede the first listener. */
  #reportedChanges: ReadonlySet<string> = new Set();

  constructor(db: Db, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
  }

  /** Calls `listener` for each kind with a new record and for each change, until the returned function is called. */
  async listen(listener: Listener): Promise<() => void> {
    this.#listeners.add(listener);
    this.#start ??= this.#startPolling();
    await this.#start;
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stopPolling();
    };
  }

  async #startPolling(): Promise<void> {
    this.#ids = (await this.#lookUp(() => readNewestIds(this.#db), undefined)) ?? new Map();
    const changes = await this.#lookUp(() => readRecentChanges(this.#db), []);
    this.#reportedChanges = new Set(changes.map(({ _id }) => _id));
    this.#timer = setInterval(() => this.#poll(), pollIntervalMs);
  }

  #stopPolling(): void {
    clearInterval(this.#timer);
    this.#start = undefined;
  }

  async #poll(): Promise<void> {
    const before = this.#ids;
    const [now, changes] = await Promise.all([
      this.#lookUp(() => readNewestIds(this.#db), undefined),
      this.#lookUp(() => readRecentChanges(this.#db), undefined),
    ]);
    if (before !== this.#ids) return;
    // A snapshot: listeners that are added during the lookup only get later events.
    const listeners = [...this.#listeners];
    if (now) {
      this.#ids = now;
      const arrived = kinds.filter(({ kind }) => hasArrived(before.get(kind), now.get(kind)));
      await this.#reportArrivals(arrived, before, listeners);
    }
    if (changes) await this.#reportChanges(changes, listeners);
  }

  async #reportArrivals(
    arrived: typeof kinds,
    before: IdsByKind,
    listeners: readonly Listener[],
  ): Promise<void> {
    for (const { kind, permission } of arrived) {
      const newestKnown = before.get(kind)?.newest ?? '';
      const dealerIds = await this.#lookUp(
        () => findArrivalDealers(this.#db, kind, newestKnown),
        new Set<string>(),
      );
      this.#report({ message: { kind }, permission, dealerIds }, listeners);
    }
  }

  async #reportChanges(changes: AuditedChange[], listeners: readonly Listener[]): Promise<void> {
    const reported = this.#reportedChanges;
    this.#reportedChanges = new Set(changes.map(({ _id }) => _id));
    const unreported = changes.filter(({ _id }) => !reported.has(_id));
    if (unreported.length === 0) return;
    const dealers = await this.#lookUp(
      () => findRecordDealers(this.#db, unreported),
      new Map<string, string>(),
    );
    for (const { oldDealer, message } of unreported.flatMap(listMessages)) {
      const permission = auditKinds.get(message.kind)?.permission;
      const dealerIds = new Set([dealers.get(message.id), oldDealer].flatMap((id) => id ?? []));
      if (permission) this.#report({ message, permission, dealerIds }, listeners);
    }
  }

  /** Reads from the database. Logs failures: the next poll finds what this one missed. */
  async #lookUp<Found>(read: () => Promise<Found>, whenFailed: Found): Promise<Found> {
    try {
      return await read();
    } catch (error) {
      this.#logger.warn({ err: error }, 'new or changed records could not be looked up');
      return whenFailed;
    }
  }

  #report(event: RecordEvent, listeners: readonly Listener[]): void {
    for (const listener of listeners) if (this.#listeners.has(listener)) listener(event);
  }
}
