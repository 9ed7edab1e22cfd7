/** Splits the label of a dealer, 'HAVAL Clifton, Karachi', before its city; a text without a comma has none. */
export function splitDealerLabel(label: string): { name: string; city: string } {
  const comma = label.lastIndexOf(', ');
  return comma < 0
    ? { name: label, city: '' }
    : { name: label.slice(0, comma), city: label.slice(comma + 2) };
}
