import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import type { WithUrdu } from '#contract/content/urdu-texts.ts';
import { CheckboxField } from '../ui/fields.tsx';
import { FormInput, FormTextArea } from './form-fields.tsx';
import { stillRightField, toUrduName, type UrduField } from './urdu-values.ts';

/** Whether a record has an English text to translate. */
function isFilled(record: WithUrdu | null, field: string): boolean {
  const value = Object.entries(record ?? {}).find(([name]) => name === field)?.[1];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

interface UrduSectionProps {
  record: WithUrdu | null;
  fields: readonly UrduField[];
  /** A note below the fields. */
  children?: ReactNode;
}

/**
 * The texts of a record in Urdu (docs/spec/back-office.md#texts-in-urdu), open if there are any. They are rendered only while it is
 * open.
 */
export function UrduSection({ record, fields, children }: UrduSectionProps) {
  const { urdu = {}, staleUrdu = [] } = record ?? {};
  const [isOpen, setIsOpen] = useState(Object.keys(urdu).length > 0);
  const texts = fields.filter(({ name }) => urdu[name] !== undefined || isFilled(record, name));
  const count = fields.filter(({ name }) => urdu[name] !== undefined).length;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group border-t border-line pt-4"
    >
      <summary className="flex min-h-6 w-fit cursor-pointer flex-wrap items-center gap-x-1.5 font-semibold pointer-coarse:min-h-11">
        <ChevronRight
          aria-hidden
          size={14}
          className="flex-none transition-transform group-open:rotate-90"
        />
        <span>Urdu</span>
        <span className="font-normal text-ink-soft">
          {describeState({ count, all: texts.length, stale: staleUrdu.length })}
        </span>
      </summary>
      {isOpen && (
        <div className="mt-3 grid gap-4">
          <p className="text-ink-soft">
            Visitors of the Urdu site read these texts. Where there is none, they read the English
            one.
          </p>
          {fields.map((field) => (
            <UrduText key={field.name} field={field} isStale={staleUrdu.includes(field.name)} />
          ))}
          {children}
        </div>
      )}
    </details>
  );
}

function describeState({ count, all, stale }: { count: number; all: number; stale: number }) {
  const translated = count === 0 ? 'not translated' : `${count} of ${all} translated`;
  return `(${translated}${stale > 0 ? `, ${stale} out of date` : ''})`;
}

/** One text, with its mark if the English one has been changed since, also if it is not saved yet. */
function UrduText({ field, isStale }: { field: UrduField; isStale: boolean }) {
  const { name, label, rows, maxLength } = field;
  const { control } = useFormContext();
  const { dirtyFields } = useFormState({ control });
  const urduName = toUrduName(name);
  const own = { name: urduName, label: `${label} in Urdu`, lang: 'ur', dir: 'rtl', maxLength };
  const { field: text } = useController({ name: urduName, control });
  const mayBeOld =
    (isStale || dirtyFields[name]) && !dirtyFields[urduName] && String(text.value) !== '';
  return (
    <div className="grid gap-1.5">
      {rows ? <FormTextArea {...own} rows={rows} /> : <FormInput {...own} autoComplete="off" />}
      {mayBeOld && <StaleMark name={name} label={label} />}
    </div>
  );
}

/** Says that a text may be out of date, above the box that says it is not. */
export const StaleText = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4 rounded-panel bg-amber-soft px-3 py-1 text-amber">
    <p>The English text has changed since.</p>
    {children}
  </div>
);

function StaleMark({ name, label }: { name: string; label: string }) {
  const { control } = useFormContext();
  const { field } = useController({ name: stillRightField, control });
  const confirmed: string[] = field.value;
  return (
    <StaleText>
      <CheckboxField
        label="Still right"
        aria-label={`${label} in Urdu is still right`}
        checked={confirmed.includes(name)}
        onChange={({ target }) =>
          field.onChange(
            target.checked ? [...confirmed, name] : confirmed.filter((other) => other !== name),
          )
        }
      />
    </StaleText>
  );
}
