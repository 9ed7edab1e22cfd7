/** Below /api: where the accepted requests of each type are. */
export const ledgerPath = '/admin/ledger';

/** Where the requests of one type are that were ever accepted. */
export interface LedgerLine {
  /** The type's slug. */
  slug: string;
  /** How many were accepted; never goes down. */
  accepted: number;
  /** How many are stored, besides those in the trash. */
  stored: number;
  inTrash: number;
  /** How many were deleted for good. */
  purged: number;
  /** Whether the last three make up the accepted ones. If not, requests were lost. */
  isBalanced: boolean;
}
