/**
 * The keys of all PostgreSQL advisory locks. They are in one file so that no two owners pick the same key
 * and wait for each other's work.
 */
export const advisoryLocks = {
  /** Migrations and restores. */
  migrations: 7_203_591_184,
  /** A backup holds it exclusively; file removals share it. */
  fileRemovals: 7_203_591_185,
  /** The first start seeds an empty database. */
  seed: 7_203_591_186,
  /** Staff accounts are changed one at a time. */
  accounts: 7_203_591_187,
  /** Only one process makes the scheduled backup. */
  scheduledBackup: 7_203_591_188,
  /** Tariffs are published and withdrawn one at a time. */
  tariffs: 7_203_591_189,
  /** People are erased one at a time. */
  erasures: 7_203_591_190,
  /** Only one process at a time collects notices for staff. */
  staffNotices: 7_203_591_191,
  /** Only one process folds stored texts again after an update. */
  storedKeys: 7_203_591_192,
  /** Serializes bookings of the same car or bay. A first key: the second is the hash of its id. */
  bookables: 7_203_591,
  /**
   * Serializes additions of cars, bays, hours or closures to a dealer. A first key: the second is the hash of the
   * dealer's id.
   */
  dealerSetup: 7_203_592,
  /** Serializes bookings with the same phone number. A first key: the second is the number's hash. */
  phoneNumbers: 7_203_593,
  /**
   * Serializes the assignment of a dealer's requests to its accounts. A first key: the second is the hash of its id.
   */
  dealtRequests: 7_203_594,
} as const;
