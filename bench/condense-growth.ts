import { countMet, type Table } from './figures.ts';

/**
 * Splits a call's name into kind and subject: 'test-drives, list, by city' is 'list, by a field' of 'test-drives'. All
 * searches of a list are one kind; so are its filters, searches for people, and reports.
 */
function splitCall(call: string): { kind: string; subject: string } {
  const [, subject = '', kind = ''] = /^([a-z]+-[a-z]+), (list, .+|statistics)$/.exec(call) ?? [];
  const searched = /^list, (.*word.*|a phone number)$/.exec(kind)?.[1];
  if (searched) return { kind: 'list, a search', subject: `${subject}, ${searched}` };
  const filtered = /^list, (of a status|of a filter|own|overdue)$/.exec(kind)?.[1];
  if (filtered) return { kind: 'list, filtered', subject: `${subject}, ${filtered}` };
  if (kind) return { kind: kind.replace(/^list, by .+/, 'list, by a field'), subject };
  const [, group, one = ''] = /^(people|report), (.+)$/.exec(call) ?? [];
  if (group) return { kind: group === 'people' ? 'search for people' : 'report', subject: one };
  return { kind: call, subject: '' };
}

/** Condenses the table to one row per kind of call: the number of calls, and the one that grew most. */
export function condenseGrowth({ head, rows }: Table): Table {
  const factorColumn = head.indexOf('factor');
  const factor = (row: readonly string[]) => Number(row[factorColumn]);
  const kinds = Map.groupBy(rows, ([call = '']) => splitCall(call).kind);
  return {
    head: ['kind of call', 'calls', 'the one that grew most', ...head.slice(1)],
    rows: [...kinds].map(([kind, calls]) => {
      const { met, all } = countMet({ head, rows: calls });
      const worst = calls.reduce((most, row) => (factor(row) > factor(most) ? row : most));
      const [call = '', ...figures] = worst;
      const verdict = all === 0 || met === all ? figures.at(-1) : `**${met} of ${all}**`;
      const { subject } = splitCall(call);
      return [kind, String(calls.length), subject, ...figures.slice(0, -1), verdict ?? ''];
    }),
  };
}
