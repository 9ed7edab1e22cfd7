/** A status as a person reads it: 'no-show' is 'No Show'. */
export function statusLabel(status: string): string {
  return status
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
