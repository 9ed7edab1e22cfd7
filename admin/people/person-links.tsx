import { useState } from 'react';
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
 * else's. A tick shows at once, before the records with it are read.
 */
export function PersonLinks({
  links,
  onChoose,
}: {
  links: readonly PersonLink[];
  /** Called with all that are ticked. */
  onChoose: (chosen: readonly PersonLink[]) => void;
}) {
  const [changed, setChanged] = useState<readonly PersonLink[]>([]);
  const isTicked = (link: PersonLink, other = changed) => link.isIncluded !== other.includes(link);
  function toggle(link: PersonLink) {
    // Those of an earlier answer are in no list any more.
    const others = changed.filter((one) => one !== link && links.includes(one));
    const next = changed.includes(link) ? others : [...others, link];
    setChanged(next);
    onChoose(links.filter((one) => isTicked(one, next)));
  }
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
            checked={isTicked(link)}
            onChange={() => toggle(link)}
          />
        ))}
      </div>
    </fieldset>
  );
}
