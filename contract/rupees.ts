/**
 * A number as English and the Pakistani locale write it: '9,999,000', '-1,250.5'. Not asked of Intl, for
 * the reason that pakistan-time.ts gives.
 */
export function groupDigits(value: number): string {
  const [whole = '', ...decimals] = String(value).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
}

/** Whole rupees as every screen writes them: 'PKR 9,999,000' (document 1, section 9). */
export const formatRupees = (rupees: number): string => `PKR ${groupDigits(Math.round(rupees))}`;
