import { asc, gte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { auditKinds } from '#contract/audit-kinds.ts';
import type { Arrival, RecordChange } from '#contract/dashboard.ts';
import type { Permission } from '#contract/staff.ts';
import { personKind } from '#server/platform/audit/record-change.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { resources } from '#server/resources/index.ts';
import { findArrivalDealers, findRecordDealers } from './record-dealers.ts';

/** What happened to records of a kind, and who may see it. */
export interface RecordEvent {
  message: Arrival | RecordChange;
  permission: Permission;
  /** The dealers whose accounts may see it, besides head office. */
  dealerIds: ReadonlySet<string>;
}

type Listener = (event: RecordEvent) => void;

const pollIntervalMs = 1_000;

/** How far back each poll looks for changes: a transaction may commit after a later one. */
const changeWindowMs = 10_000;
/** The most changes of a window that are reported. */
const maxChanges = 1_000;

const kinds = resources.flatMap(({ slug: kind, permission, person }) =>
  person ? [{ kind, permission, table: person.table }] : [],
);

/** Writes a time as the first part of a UUIDv7. */
function timePart(ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}

/** The smallest and the largest UUIDv7 of a millisecond. */
const firstIdAt = (ms: number) => `${timePart(ms)}-7000-8000-000000000000`;
const lastIdAt = (ms: number) => `${timePart(ms)}-7fff-bfff-ffffffffffff`;

/**
 * Selects the newest id of each kind: one index lookup per table, whatever its size. After a clock has jumped
 * ahead and back, ids from the future are larger than those of new records, so the newest past id is selected too.
 */
const buildNewestIdsQuery = (now: string) =>
  sql.join(
    kinds.map(
      ({ kind, table }) => sql`(select ${kind}::text as kind,
        (select _id::text from ${table} order by _id desc limit 1) as newest,
        (select _id::text from ${table} where _id <= ${now}::uuid order by _id desc limit 1) as past)`,
    ),
    sql` union all `,
  );

/** Ids as text: their order is the order of creation. */
interface NewestIds {
  newest: string;
  past: string;
}

type IdsByKind = ReadonlyMap<string, NewestIds>;

const noIds: NewestIds = { newest: '', past: '' };

const hasArrived = (before = noIds, now = noIds): boolean =>
  now.newest > before.newest || now.past > before.past;

/** A line of the audit log, reduced to what is reported. */
interface AuditedChange {
  _id: string;
  kind: string;
  id: string;
  by: string;
  /** The dealer that the change took the record from, if any. */
  oldDealer: string | null;
  /** How many records of each kind an erasure purged; null for other lines. */
  purged: Record<string, number> | null;
}

/** A change and the dealer that it took the record from. An erasure changed records of several kinds. */
function listMessages({ _id, oldDealer, purged, ...message }: AuditedChange) {
  const kinds = purged ? Object.keys(purged) : [message.kind];
  return kinds.map((kind) => ({ oldDealer, message: { ...message, kind } }));
}

/**
 * Notifies listeners of new records and of changes by staff, whichever process stored them. It polls while there are
 * listeners: a NOTIFY with each submission would make all submissions wait for one lock.
 */
export class RecordWatcher {
  readonly #db: Db;
  readonly #logger: Logger;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  /** Settles once the ids at the time of the first listener are read; polling goes on from them. */
  #start: Promise<void> | undefined;
  #ids: IdsByKind = new Map();
  /** The ids of the audit lines that were reported, or are from before the first listener. */
  #reportedChanges: ReadonlySet<string> = new Set();

  constructor(db: Db, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
  }

  /**
   * Calls `listener` for each kind that gets a new record, and for each change, from now on, until the returned
   * function is called.
   */
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
    this.#ids = (await this.#readIds()) ?? new Map();
    const changes = (await this.#readChanges()) ?? [];
    this.#reportedChanges = new Set(changes.map(({ _id }) => _id));
    this.#timer = setInterval(() => this.#poll(), pollIntervalMs);
  }

  #stopPolling(): void {
    clearInterval(this.#timer);
    this.#start = undefined;
  }

  async #readIds(): Promise<IdsByKind | undefined> {
    try {
      const { rows } = await this.#db.execute<
        { kind: string } & { [Key in keyof NewestIds]: string | null }
      >(buildNewestIdsQuery(lastIdAt(Date.now())));
      return new Map(
        rows.map(({ kind, newest, past }) => [kind, { newest: newest ?? '', past: past ?? '' }]),
      );
    } catch (error) {
      this.#logger.warn({ err: error }, 'new records could not be looked up');
      return undefined;
    }
  }

  /** Reads the audit lines of the last seconds, oldest first. */
  async #readChanges(): Promise<AuditedChange[] | undefined> {
    const { _id, kind, recordId, username, old } = auditLines;
    const oldDealer = sql<string | null>`${old} ->> 'dealerId'`;
    const purged = sql<
      AuditedChange['purged']
    >`case ${kind} when ${personKind} then ${auditLines.new} end`;
    try {
      return await this.#db
        .select({ _id, kind, id: recordId, by: username, oldDealer, purged })
        .from(auditLines)
        .where(gte(_id, firstIdAt(Date.now() - changeWindowMs)))
        .orderBy(asc(_id))
        .limit(maxChanges);
    } catch (error) {
      this.#logger.warn({ err: error }, 'changed records could not be looked up');
      return undefined;
    }
  }

  async #poll(): Promise<void> {
    const before = this.#ids;
    const [now, changes] = await Promise.all([this.#readIds(), this.#readChanges()]);
    if (before !== this.#ids) return;
    // Not those who join while dealers are looked up: they hear of later events only.
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

  /** Looks up who may see an event; head office hears of it even if that fails. */
  async #lookUp<Found>(read: () => Promise<Found>, whenFailed: Found): Promise<Found> {
    try {
      return await read();
    } catch (error) {
      this.#logger.warn({ err: error }, "a record's dealer could not be looked up");
      return whenFailed;
    }
  }

  #report(event: RecordEvent, listeners: readonly Listener[]): void {
    for (const listener of listeners) if (this.#listeners.has(listener)) listener(event);
  }
}
