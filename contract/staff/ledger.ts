/** The path below /api of the ledger of accepted requests. */
export const ledgerPath = '/admin/ledger';

/** What became of all accepted requests of one type. */
export interface LedgerLine {
  /** The type's slug. */
  slug: string;
  /** The number of accepted requests; never decreases. */
  accepted: number;
  /** The number of stored requests outside the trash. */
  stored: number;
  inTrash: number;
  /** The number of purged requests. */
  purged: number;
  /** Whether stored, trashed and purged requests add up to the accepted ones. If not, requests were lost. */
  isBalanced: boolean;
}
