import { ChevronRight } from 'lucide-react';
import { findLanguage } from '#contract/format/direction.ts';
import { fieldLabel } from '#contract/format/field-label.ts';
import type { AuditLine } from '#contract/staff/audit.ts';
import { formatStoredTimes } from '../lists/dates.tsx';

/** Formats a field's value for display, dates and times as everywhere; an empty value is ''. */
export function formatFieldText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en');
  if (typeof value === 'string') return formatStoredTimes(value);
  if (Array.isArray(value)) return value.map(formatFieldText).join(', ');
  return Object.entries(value)
    .map(([name, part]) => `${fieldLabel(name)}: ${formatFieldText(part)}`)
    .join('; ');
}

type Values = Pick<AuditLine, 'old' | 'new' | 'valuesRemovedAt'>;

/** Returns the names of the fields without values, if the line's personal data was removed. */
export function listRemovedFields({ old, new: now, valuesRemovedAt }: Values): string[] {
  if (!valuesRemovedAt) return [];
  const names = Object.keys({ ...old, ...now });
  return names.filter((name) => old?.[name] == null && now?.[name] == null);
}

/** Shows the fields of an audit line: old → new for an update, otherwise all fields with a value. */
export function Changes({ line }: { line: AuditLine }) {
  if (line.isHidden) {
    return <p className="text-ink-soft">You do not have permission to see these changes.</p>;
  }
  if (line.old && line.new) return <OldAndNew line={line} before={line.old} after={line.new} />;
  const removed = listRemovedFields(line);
  if (!line.old && !line.new) return <p className="text-ink-soft">{summaries[line.action]}.</p>;
  const fields = Object.entries(splitUrdu(line.new ?? line.old ?? {})).filter(
    ([name, value]) => name !== '_id' && formatFieldText(value),
  );
  return (
    <details className="group">
      <summary className="-my-0.5 flex min-h-6 w-fit max-w-full cursor-pointer items-center gap-1.5 rounded-control text-ink-soft hover:text-ink pointer-coarse:min-h-11">
        <ChevronRight
          aria-hidden
          size={12}
          className="flex-none transition-transform group-open:rotate-90"
        />
        <span className="flex-none text-ink">{summaries[line.action]}</span>
        <span className="min-w-0 truncate text-ink-soft group-open:hidden">
          {fields
            .map(([name, value]) => `${fieldLabel(name)}: ${formatFieldText(value)}`)
            .join(' · ')}
        </span>
      </summary>
      <dl className={`mt-1.5 ${fieldGrid}`}>
        {fields.map(([name, value]) => (
          <div key={name} className="wrap-anywhere">
            <dt className="inline text-ink-soft">
              {fieldLabel(name)}
              <span className="table:sr-only">: </span>
            </dt>
            <dd className="inline">
              <bdi lang={findLanguage(formatFieldText(value))}>{formatFieldText(value)}</bdi>
            </dd>
          </div>
        ))}
        <RemovedValues names={removed} />
      </dl>
    </details>
  );
}

/** In tables, field names are in one column and values in the next. */
const fieldGrid =
  'grid gap-y-0.5 table:in-[td]:grid-cols-[8.5rem_minmax(0,1fr)] table:in-[td]:gap-x-3 table:in-[td]:[&>div]:contents';

const summaries = {
  create: 'The new record',
  update: 'The record',
  delete: 'The deleted record',
  restore: 'The record came back from the trash',
  purge: 'The record was deleted for good',
  export: 'The rows in the file',
} as const;

type Fields = Record<string, unknown>;

/** Names the fields whose personal data was removed: with the record or after its retention period. */
function RemovedValues({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="text-ink-soft wrap-anywhere">
      <dt className="inline">
        Personal data, removed<span className="table:sr-only">: </span>
      </dt>
      <dd className="inline">{names.map(fieldLabel).join(', ')}</dd>
    </div>
  );
}

const isDeepEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the fields of a record with each Urdu text as a field, so that only changed ones show. */
export function splitUrdu({ urdu, ...fields }: Fields): Fields {
  const texts = Object.entries(urdu ?? {}).map(([name, text]) => [`${name}InUrdu`, text]);
  return { ...fields, ...Object.fromEntries(texts) };
}

function OldAndNew({ line, before, after }: { line: AuditLine; before: Fields; after: Fields }) {
  const removed = listRemovedFields(line);
  const [from, to] = [splitUrdu(before), splitUrdu(after)];
  const kept = Object.keys({ ...to, ...from }).filter(
    (name) => !removed.includes(name) && !isDeepEqual(from[name], to[name]),
  );
  return (
    <dl className={fieldGrid}>
      {kept.map((name) => (
        <FieldChange key={name} name={name} from={from[name]} to={to[name]} />
      ))}
      <RemovedValues names={removed} />
    </dl>
  );
}

/** The old and the new value of a field, inside a list of terms. */
export function FieldChange({ name, from, to }: { name: string; from: unknown; to: unknown }) {
  const before = formatFieldText(from);
  const after = formatFieldText(to);
  return (
    <div className="wrap-anywhere">
      <dt className="inline text-ink-soft">
        {fieldLabel(name)}
        <span className="table:in-[td]:sr-only">: </span>
      </dt>
      <dd className="inline whitespace-pre-line">
        <del
          className={`text-ink-soft decoration-edge ${before ? 'line-through' : 'no-underline'}`}
        >
          <span className="sr-only">from </span>
          <bdi lang={findLanguage(before)}>{before || 'empty'}</bdi>
        </del>
        <span aria-hidden="true"> → </span>
        <ins className="font-medium no-underline">
          <span className="sr-only">to </span>
          <bdi lang={findLanguage(after)}>{after || 'empty'}</bdi>
        </ins>
      </dd>
    </div>
  );
}
