import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { addDays } from '#contract/reports/reports.ts';
import type { Operation } from '../fuzz/operations.ts';
import { sized } from '../scale.ts';
import { buildLargest } from './largest-values.ts';

/** A call to measure. */
export interface Call {
  /** The operation, and what is special about this call. */
  name: string;
  method: string;
  path: string;
  /** The content type and the text of its body. */
  body: { type: string; text: string } | null;
  /** The session, if it is not that of an administrator. */
  cookie?: string;
}

/** What stands for the parameters of paths. */
export interface Subjects {
  /** The id of an existing record, by the path of its list: '/api/dealers'. */
  ids: ReadonlyMap<string, string>;
  /** Values of parameters by name, in paths, queries and bodies. */
  values: Readonly<Record<string, string>>;
}

const noRecord = '01900000-0000-7000-8000-000000000000';

/** Periods that are valid and cost the most: the oldest days, the last year, and all weeks of a calendar. */
function listPeriods(today = todayInPakistan()): [name: string, values: Record<string, string>][] {
  const periods: ReturnType<typeof listPeriods> = [
    ['', {}],
    ['a day of 1900', { from: '1900-01-01', to: '1900-01-01' }],
    ['six weeks', { from: today, to: addDays(today, 41) }],
    ['the last year', { from: addDays(today, -365), to: today }],
    ['the year 1900', { from: '1900-01-01', to: '1900-12-31' }],
    ['since 1900', { from: '1900-01-01', to: today }],
  ];
  return periods.slice(0, sized({ short: 4, long: 6 }));
}

/** Fills the parameters of a path. What would delete a record names one that does not exist. */
function fillPath({ method, path }: Operation, { ids, values }: Subjects): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const list = path.slice(0, at - 1);
    const id = method === 'delete' ? noRecord : (ids.get(list) ?? noRecord);
    return values[name] ?? (name === 'id' ? id : noRecord);
  });
}

/** The value of a parameter of a query; undefined leaves it out. */
function chooseValue(
  { name, schema, required }: Operation['parameters'][number],
  known: Readonly<Record<string, string>>,
): string | undefined {
  if (name in known) return known[name];
  if (name === 'search') return String(buildLargest({ ...schema, type: 'string' }));
  if (required && schema.enum) return String(schema.enum[0]);
  // A later page has less.
  return schema.maximum === undefined || name === 'page' ? undefined : String(schema.maximum);
}

function buildQuery(
  parameters: Operation['parameters'],
  known: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams();
  for (const parameter of parameters.filter((one) => one.in === 'query')) {
    const value = chooseValue(parameter, known);
    if (value !== undefined) query.set(parameter.name, value);
  }
  return query.toString();
}

function buildBody({ body }: Operation): Call['body'] {
  if (!body) return null;
  const fields = buildLargest(body.schema);
  return body.type === 'application/json'
    ? { type: body.type, text: JSON.stringify(fields) }
    : { type: body.type, text: new URLSearchParams(fields as never).toString() };
}

/** Builds the largest calls of an operation: one for each period if it takes one. */
export function listLargestCalls(operation: Operation, subjects: Subjects): Call[] {
  const { method, path, parameters } = operation;
  const hasPeriod = parameters.some(({ name }) => name === 'from');
  return listPeriods()
    .slice(0, hasPeriod ? undefined : 1)
    .flatMap(([period, days]) => {
      const known = { ...subjects.values, ...days };
      // A search and one dealer find less than a list without them, but may cost more.
      const variants = [['search', 'dealerId'], ['search'], []].slice(
        0,
        sized({ short: hasPeriod ? 1 : 3, long: 3 }),
      );
      const queries = variants.map((left) =>
        buildQuery(
          parameters.filter(({ name }) => !left.includes(name)),
          known,
        ),
      );
      return [...new Set(queries)].map((query) => ({
        name: [`${method} ${path}`, period].filter(Boolean).join(', '),
        method: method.toUpperCase(),
        path: fillPath(operation, subjects) + (query && `?${query}`),
        body: buildBody(operation),
      }));
    });
}
