import { CheckboxField } from '../../ui/checkbox-field.tsx';

/** Names of which several can be chosen; none means all. */
export function NameChoices(props: {
  legend: string;
  choices: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const { legend, choices, chosen, onChange } = props;
  const all = [...new Set([...choices, ...chosen])];
  return (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
      <div className="grid gap-x-3 sm:grid-cols-2">
        {all.map((name) => (
          <CheckboxField
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChange(all.filter((one) => (one === name ? target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
