import { ChevronRight } from 'lucide-react';
import type { AuditLine } from '#contract/audit.ts';
import { fieldLabel } from '#contract/field-label.ts';
import { fieldText } from './field-text.ts';

/** What a line says of a record's fields: old → new of a change, else all that there were. */
export function Changes({ line }: { line: AuditLine }) {
  if (line.isHidden) {
    return (
      <p className="text-ink-soft">What changed is shown to those who may see such records.</p>
    );
  }
  if (line.old && line.new) return <OldAndNew old={line.old} now={line.new} />;
  const fields = Object.entries(line.new ?? line.old ?? {}).filter(
    ([name, value]) => name !== '_id' && fieldText(value),
  );
  return (
    <details className="group">
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-control text-ink-soft hover:text-ink pointer-coarse:min-h-11">
        <ChevronRight aria-hidden size={12} className="transition-transform group-open:rotate-90" />
        {summaries[line.action]}
      </summary>
      <dl className="mt-1 grid gap-y-0.5">
        {fields.map(([name, value]) => (
          <div key={name} className="wrap-anywhere">
            <dt className="inline text-ink-soft">{fieldLabel(name)}: </dt>
            <dd className="inline">{fieldText(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const summaries = {
  create: 'The new record',
  update: 'The record',
  delete: 'The deleted record',
  export: 'The rows in the file',
} as const;

type Fields = Record<string, unknown>;

function OldAndNew({ old, now }: { old: Fields; now: Fields }) {
  return (
    <dl className="grid gap-y-0.5">
      {Object.keys(now).map((name) => (
        <div key={name} className="wrap-anywhere">
          <dt className="inline font-medium">{fieldLabel(name)}: </dt>
          <dd className="inline whitespace-pre-line">
            <del className="text-ink-soft">
              <span className="sr-only">from </span>
              {fieldText(old[name]) || 'empty'}
            </del>
            <span aria-hidden="true"> → </span>
            <ins className="no-underline">
              <span className="sr-only">to </span>
              {fieldText(now[name]) || 'empty'}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
