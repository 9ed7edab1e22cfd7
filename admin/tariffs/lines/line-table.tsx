import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { makeLine, type TariffValues } from '../tariff-form.ts';
import { LineDetails } from './line-details.tsx';
import { LineRow, lineColumns } from './line-row.tsx';

/** Moves focus to the same field of the next line with Enter, of the one before with Shift+Enter. */
function moveBetweenLines(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  if (!(event.target instanceof HTMLInputElement) || event.target.type === 'checkbox') return;
  const [, index = '', field = ''] = /^lines\.(\d+)\.(\w+)$/.exec(event.target.name) ?? [];
  event.preventDefault();
  const next = Number(index) + (event.shiftKey ? -1 : 1);
  event.currentTarget
    .closest('table')
    ?.querySelector<HTMLElement>(`[name="lines.${next}.${field}"]`)
    ?.focus();
}

/** All lines of a tariff as a table to type in. Rarely used fields are in a row below each line. */
export function LineTable() {
  const { control, getValues } = useFormContext<TariffValues>();
  const { errors } = useFormState({ control, name: 'lines' });
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'lines' });
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpened(
      (before) =>
        new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const add = () => {
    const { jurisdiction, lines } = getValues();
    const focusName = `lines.${lines.length}.charge`;
    append(makeLine(jurisdiction, lines.at(-1)), { focusName });
  };
  const copy = (index: number) => {
    const line = getValues(`lines.${index}`);
    insert(index + 1, { ...line }, { focusName: `lines.${index + 1}.charge` });
  };
  return (
    <div className="grid gap-3">
      <div className="table:overflow-x-auto">
        <table
          aria-label="Lines"
          className="block w-full table:table table:min-w-[66rem] table:table-fixed"
        >
          <thead className="hidden table:table-header-group">
            <tr>
              {lineColumns.map(({ label, className }) => (
                <th
                  key={label}
                  scope="col"
                  className={`px-1 pb-1 text-start font-medium text-ink-soft ${className}`}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {fields.map(({ id }, index) => {
            const isFaulty = Boolean(errors.lines?.[index]);
            const isOpen = opened.has(id) || isFaulty;
            return (
              <tbody
                key={id}
                aria-label={`Line ${index + 1}`}
                onKeyDown={moveBetweenLines}
                className="block border-t border-line max-table:py-3 table:table-row-group"
              >
                <LineRow
                  index={index}
                  isOpen={isOpen}
                  onToggle={() => toggle(id)}
                  onCopy={() => copy(index)}
                  onRemove={() => remove(index)}
                />
                {isOpen && <LineDetails index={index} />}
              </tbody>
            );
          })}
        </table>
      </div>
      {fields.length === 0 && <p className="text-ink-soft">No lines yet.</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={add}>
          <Plus aria-hidden size={16} />
          Add line
        </Button>
        <p className="text-ink-soft">
          A line without rate and amount is due, but not known: prices then say ‘from’. Enter goes
          to the next line, Shift+Enter to the one before.
        </p>
      </div>
    </div>
  );
}
