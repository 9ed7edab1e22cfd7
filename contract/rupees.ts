/** Whole rupees as every screen writes them: 'PKR 9,999,000' (document 1, section 9). */
export function formatRupees(rupees: number): string {
  return `PKR ${new Intl.NumberFormat('en-PK', { maximumFractionDigits: 0 }).format(rupees)}`;
}
