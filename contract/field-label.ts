/** Words of field names that are written in capitals. */
const initials = new Set(['cnic', 'cv', 'id', 'ip', 'ntn', 'url', 'vin']);

/** A field's name as the office writes it: 'confirmedDate' is 'Confirmed date'. */
export function fieldLabel(name: string): string {
  const words = name
    .replace(/^_/, '')
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => (initials.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
