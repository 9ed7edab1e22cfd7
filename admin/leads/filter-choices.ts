const sameText = (a: string, b: string) => a.toLocaleLowerCase('en') === b.toLocaleLowerCase('en');

/**
 * What a filter offers (4-decisions, 16): what is known, then whatever else the records hold, then
 * what the address asks for; each once, without regard to letter case.
 */
export function filterChoices(
  known: readonly string[],
  found: readonly string[],
  chosen: string,
): string[] {
  const choices: string[] = [];
  for (const value of [...known, ...[...found].sort((a, b) => a.localeCompare(b)), chosen]) {
    if (value && !choices.some((choice) => sameText(choice, value))) choices.push(value);
  }
  return choices;
}

/** The offered choice that an address means: 'ora 03' there is 'Ora 03' in the list. */
export function chosenAmong(choices: readonly string[], chosen: string): string {
  return choices.find((choice) => sameText(choice, chosen)) ?? '';
}
