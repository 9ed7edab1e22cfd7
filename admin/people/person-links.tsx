import type { PersonLink } from '#contract/people.ts';
import { formatCount } from '../lists/format-count.ts';
import { CheckboxField } from '../ui/checkbox-field.tsx';

const noun = { one: 'record', many: 'records' };

/** '0300 1234567: 3 records, as Ayesha Sample', with the names that tell whose it is. */
function describeLink({ value, records, names }: PersonLink): string {
  const count = formatCount(records, noun);
  return names.length > 0 ? `${value}: ${count}, as ${names.join(', ')}` : `${value}: ${count}`;
}

/**
 * The further numbers and addresses in a person's records, to be ticked: visitors typed them, so that some may be somebody
 * else's.
 */
export function PersonLinks({
  links,
  onToggle,
}: {
  links: readonly PersonLink[];
  onToggle: (link: PersonLink) => void;
}) {
  if (links.length === 0) return null;
  return (
    <fieldset className="grid rounded-panel border border-line bg-panel px-4 py-3">
      <legend className="float-left w-full font-medium">
        Further numbers and addresses in these records
      </legend>
      <p className="clear-both text-ink-soft">
        Anyone can type somebody else’s. Tick those that are this person’s.
      </p>
      <div className="grid wrap-anywhere">
        {links.map((link) => (
          <CheckboxField
            key={`${link.type} ${link.value.toLowerCase()}`}
            label={describeLink(link)}
            checked={link.isIncluded}
            onChange={() => onToggle(link)}
          />
        ))}
      </div>
    </fieldset>
  );
}
