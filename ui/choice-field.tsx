import { buildAriaState, FieldNotes, type FieldProps } from './field-frame.tsx';

/** A radio group. The first radio button has the field's id, so that links can focus it. */
export function ChoiceField({
  name,
  label,
  id = name,
  hint,
  error,
  options,
  defaultValue,
  required,
}: FieldProps & {
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  required?: boolean;
}) {
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = buildAriaState(id, {
    hint,
    error,
  });
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
    >
      <p id={`${id}-label`} className="mb-1.5 text-sm font-medium text-graphite-800">
        {label}
        {!required && <span className="font-normal text-graphite-500"> (optional)</span>}
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        {options.map((option, index) => (
          <label key={option.value} className="control control-choice">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              className="tick rounded-full"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
