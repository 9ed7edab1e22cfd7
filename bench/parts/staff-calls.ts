import type { LeadFacts } from '#contract/leads/lead.ts';
import { myDayPath } from '#contract/leads/my-day.ts';
import { dashboardPaths } from '#contract/reports/dashboard.ts';
import { buildReportPath, reportNames } from '#contract/reports/reports.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { rareWord } from '#tests/support/fill-leads.ts';

/** A call of the back office. */
export interface StaffCall {
  name: string;
  /** Below /api. */
  path: string;
  /** The maximum ratio of its time with a million records to that with a thousand, or its maximum time with a million. */
  bar: { factor: number } | { ms: number };
}

const listBar = { factor: 3 };
const statisticsBar = { factor: 2 };
/** A report reads the requests of its period, so it grows with them. */
const reportBar = { ms: 1_000 };

/** Lists the calls of one request type's screen. */
function listCalls({ slug, paths, statuses, filters, sorts }: LeadFacts): StaffCall[] {
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
    list('a phone number', { search: '0300 3959500' }),
    list('own', { assignedTo: 'me' }),
    list('overdue', { overdue: 'true' }),
    list('by nextFollowUp', { sortBy: 'nextFollowUp', sortOrder: 'asc' }),
    { name: `${slug}, statistics`, path: paths.stats, bar: statisticsBar },
  ];
}

/** All calls that read visitors' requests. */
export const staffCalls: readonly StaffCall[] = [
  ...leads.flatMap(({ facts }) => listCalls(facts)),
  { name: 'dashboard, requests per day', path: dashboardPaths.requestsPerDay, bar: statisticsBar },
  { name: 'my day', path: myDayPath, bar: listBar },
  ...reportNames.map((name) => ({
    name: `report, ${name}`,
    path: buildReportPath(name),
    bar: reportBar,
  })),
  { name: 'people, a name of all', path: '/admin/search?q=sample', bar: listBar },
  { name: 'people, one phone number', path: '/admin/search?q=0300%203959500', bar: listBar },
  { name: 'people, nobody', path: '/admin/search?q=nobodyatall', bar: listBar },
  { name: 'a person', path: '/admin/person?phone=0300%203959500', bar: listBar },
];
