import { type ComponentProps, type ReactNode, useId, useSyncExternalStore } from 'react';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#ui/fields.tsx';
import { nameOption } from '#words/contract/leads/options';
import * as words from '#words/site/forms';

/** What a form knows about one of its fields: its label, its first value and its error. */
export interface FieldState {
  name: string;
  label: string;
  /** None, a choice from the address, or the value that was sent and rejected. */
  defaultValue: string | undefined;
  error: string | undefined;
}

/** Props of each section of a form. */
export interface SectionProps {
  field: (name: string) => FieldState;
}

/** Input types of fields that several forms share. */
const inputs = {
  firstName: { required: true, autoComplete: 'given-name', maxLength: 100 },
  lastName: { required: true, autoComplete: 'family-name', maxLength: 100 },
  phone: {
    type: 'tel',
    required: true,
    autoComplete: 'tel',
    maxLength: 40,
    hint: words.phoneHint,
  },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  city: { required: true, autoComplete: 'address-level2', maxLength: 100 },
  address: { required: true, autoComplete: 'address-line1', maxLength: 500 },
  cnic: {
    required: true,
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 20,
    hint: words.cnicHint,
  },
  ntnNumber: { autoComplete: 'off', maxLength: 40 },
  /** Shown in capitals, as it is stored; phones are asked for a keyboard with capitals. */
  vinNumber: {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 30,
    className: 'uppercase tabular',
  },
} satisfies Record<string, Partial<ComponentProps<typeof TextField>>>;

/** A field that several forms ask for; props that differ are passed in. */
export function CommonField({
  field,
  name,
  ...props
}: SectionProps & { name: keyof typeof inputs } & Partial<ComponentProps<typeof TextField>>) {
  return <TextField {...field(name)} {...inputs[name]} {...props} />;
}

/**
 * Kilometers, with or without separators. A text input with numeric input mode gets a number keypad on
 * phones and accepts '45,000'.
 */
export function KilometersField(field: FieldState) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      hint={words.kilometersHint}
    />
  );
}

/** A checkbox of a form. It shows `text`, or the label that the error summary uses. */
export function ConsentField({
  field: { defaultValue, ...field },
  text = field.label,
  required = false,
}: {
  field: FieldState;
  text?: string;
  required?: boolean;
}) {
  return (
    <CheckboxField
      {...field}
      label={text}
      required={required}
      defaultChecked={Boolean(defaultValue)}
    />
  );
}

/** A select whose choices are stored in English; `formatChoice` words them. */
export function ChoiceSelect<Choice extends string>({
  choices,
  blank,
  formatChoice = nameOption,
  ...select
}: Omit<ComponentProps<typeof SelectField>, 'children'> & {
  choices: readonly Choice[];
  /** The option before a choice; without one the first choice is preselected. */
  blank?: string;
  formatChoice?: (choice: Choice) => string;
}) {
  return (
    <SelectField {...select} isPreselected={blank === undefined}>
      {blank && <option value="">{blank}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {formatChoice(choice)}
        </option>
      ))}
    </SelectField>
  );
}

/** A titled group of fields below a thin line. */
export function FormSection({
  title,
  anchor,
  children,
}: {
  title: string;
  /** The id of the section, for links to it. */
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="border-graphite-200 py-8 not-first:border-t first:pt-0 lg:first:pt-8 lg:border-t"
    >
      <h2 id={id} className="mb-5 text-xl font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The visitor's name, city and contact details. */
export function PersonSection({ field }: SectionProps) {
  return (
    <FormSection title={words.aboutYou}>
      <div className="grid gap-5 sm:grid-cols-2">
        <CommonField field={field} name="firstName" />
        <CommonField field={field} name="lastName" />
        <CommonField field={field} name="phone" />
        <CommonField field={field} name="city" />
        <div className="sm:col-span-2">
          <CommonField field={field} name="email" />
        </div>
      </div>
    </FormSection>
  );
}

/** A submit button that shows when the form is being sent. As wide as the form on phones. */
export function SubmitButton({ pending, children }: { pending: boolean; children: ReactNode }) {
  return (
    <Button type="submit" aria-disabled={pending} className="w-full md:w-auto md:min-w-64">
      {pending ? words.submitting : children}
    </Button>
  );
}

const subscribeToNothing = () => () => {};

/** Today's date in Pakistan. Undefined in server markup, which may be cached past midnight. */
export function useToday(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribeToNothing,
    () => todayInPakistan(),
    () => undefined,
  );
}
