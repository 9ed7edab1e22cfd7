import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldLabel } from '#contract/field-label.ts';
import { formatPlaceholder, placeholderNames } from '#contract/message-templates.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface PlaceholderChipsProps {
  /** The element that holds the fields. */
  fields: RefObject<HTMLElement | null>;
  /** The name of the field that last had focus. */
  field: RefObject<string>;
}

/** Buttons that insert a placeholder at the cursor, and return to it. */
export function PlaceholderChips({ fields, field }: PlaceholderChipsProps) {
  const { setValue } = useFormContext();
  function insert(placeholder: string) {
    const name = field.current;
    const control = fields.current?.querySelector<TextControl>(`[name="${name}"]`);
    if (!control) return;
    const { selectionStart, selectionEnd, value } = control;
    control.setRangeText(placeholder, selectionStart ?? 0, selectionEnd ?? value.length, 'end');
    const cursor = control.selectionEnd;
    setValue(name, control.value, { shouldDirty: true });
    control.focus();
    control.setSelectionRange(cursor, cursor);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields.
    <div role="group" aria-label="Insert a placeholder" className="flex flex-wrap gap-1.5">
      {placeholderNames.map((name) => (
        <button
          key={name}
          type="button"
          title={formatPlaceholder(name)}
          onClick={() => insert(formatPlaceholder(name))}
          className="inline-flex min-h-6 items-center rounded-full border border-line px-2.5 text-xs hover:bg-hover pointer-coarse:min-h-11 pointer-coarse:px-4 pointer-coarse:text-sm"
        >
          {fieldLabel(name)}
        </button>
      ))}
    </div>
  );
}
