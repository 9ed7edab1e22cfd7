/**
 * Formats a number as in the locale en-PK: '9,999,000', '-1,250.5'. Without Intl, for the reason that
 * pakistan-time.ts gives.
 */
export function groupDigits(value: number): string {
  const [whole = '', ...decimals] = String(value).split('.');
  return [whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, ','), ...decimals].join('.');
}

/** Formats whole rupees: 'PKR 9,999,000'. */
export const formatRupees = (rupees: number): string => `PKR ${groupDigits(Math.round(rupees))}`;
