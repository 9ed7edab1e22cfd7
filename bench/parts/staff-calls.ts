import { dashboardPaths } from '#contract/dashboard.ts';
import type { LeadFacts } from '#contract/lead.ts';
import { leads } from '#server/leads/registry.ts';
import { rareWord } from '#tests/support/fill-leads.ts';

/** Something that staff wait for. */
export interface StaffCall {
  name: string;
  /** Below /api. */
  path: string;
  /** How many times dearer it may be over a million records than over a thousand; null: no bar. */
  bar: number | null;
}

const listBar = 3;
const statisticsBar = 2;

/** The calls of one type's screen. */
function callsOf({ slug, paths, statuses, filters, sorts }: LeadFacts): StaffCall[] {
  const list = (name: string, query: Record<string, string>): StaffCall => ({
    name: `${slug}, list, ${name}`,
    path: `${paths.records}?${new URLSearchParams({ limit: '50', ...query })}`,
    bar: listBar,
  });
  const status = Object.keys(statuses).at(-1) ?? '';
  const [filter] = filters;
  return [
    list('newest', {}),
    list('20th page', { page: '20' }),
    list('of a status', { status }),
    ...(filter ? [list('of a filter', { [filter]: `${filter} 1` })] : []),
    ...sorts.map((sortBy) => list(`by ${sortBy}`, { sortBy, sortOrder: 'asc' })),
    list('common word', { search: 'sample' }),
    list('common word of a status', { search: 'sample', status }),
    list('rare word', { search: rareWord.word }),
    list('no such word', { search: 'nobodyatall' }),
    list('a phone number', { search: '0300 0000500' }),
    { name: `${slug}, statistics`, path: paths.stats, bar: statisticsBar },
  ];
}

/** Every call that reads what visitors sent. */
export const staffCalls: readonly StaffCall[] = [
  ...leads.flatMap(({ facts }) => callsOf(facts)),
  { name: 'dashboard, requests per day', path: dashboardPaths.requestsPerDay, bar: statisticsBar },
  { name: 'people, a name of all', path: '/admin/search?q=sample', bar: listBar },
  { name: 'people, one phone number', path: '/admin/search?q=0300%200000500', bar: listBar },
  { name: 'people, nobody', path: '/admin/search?q=nobodyatall', bar: listBar },
  { name: 'a person', path: '/admin/person?phone=0300%200000500', bar: listBar },
];
