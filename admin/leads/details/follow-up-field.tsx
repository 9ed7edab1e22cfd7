import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { areShortcutsOn, KeyCap } from '../../ui/shortcut.tsx';
import { StaffInput } from '../work-fields.tsx';
import { listFollowUps } from './follow-up-choices.ts';

/** When staff get back to the customer: usual times by one press or key, any other time in the field. */
export function FollowUpField() {
  const { setValue } = useFormContext();
  const current: unknown = useWatch({ name: 'nextFollowUp' });
  return (
    <div className="grid gap-1.5">
      <StaffInput name="nextFollowUp" type="datetime-local" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a second label. */}
      <div role="group" aria-label="Usual follow-ups" className="flex flex-wrap gap-1.5">
        {listFollowUps(new Date()).map(({ key, label, value }) => {
          const isChosen = value === current;
          return (
            <Button
              key={key}
              aria-pressed={isChosen}
              aria-keyshortcuts={key}
              data-follow-up={key}
              // A second press takes the choice back.
              onClick={() => setValue('nextFollowUp', isChosen ? '' : value, { shouldDirty: true })}
              className="px-2! text-xs max-md:grow"
            >
              {label}
              {areShortcutsOn() && (
                <span aria-hidden className="max-md:hidden pointer-coarse:hidden">
                  <KeyCap name={key} />
                </span>
              )}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
