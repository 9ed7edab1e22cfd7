/** A field's value as a person reads it where two edits collide; ticks are yes and no. */
export function yesOrNo(_name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
