/** Words in field names that are not written in small letters. */
const spellings: ReadonlyMap<string, string> = new Map([
  ...['cnic', 'cv', 'id', 'ip', 'ntn', 'url', 'vin'].map(
    (word) => [word, word.toUpperCase()] as const,
  ),
  ['urdu', 'Urdu'],
]);

/** Labels that differ from the field's name. */
const labels: ReadonlyMap<string, string> = new Map([
  ['assignedTo', 'Owner'],
  ['nextFollowUp', 'Next follow-up'],
  ['urdu', 'Urdu texts'],
  ['staleUrdu', 'Stale Urdu texts'],
]);

/** Formats a field's name for the back office: 'confirmedDate' becomes 'Confirmed date'. */
export function fieldLabel(name: string): string {
  const label = labels.get(name);
  if (label) return label;
  const words = name
    .replace(/^_/, '')
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => spellings.get(word) ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
