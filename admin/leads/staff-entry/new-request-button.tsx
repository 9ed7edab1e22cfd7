import { useNavigate } from 'react-router';
import { listFields } from '#contract/input/read-form.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import { openedHere, useDialogAddress } from '../../lists/list-address.ts';
import { NewRecordButton } from '../../lists/record-link.tsx';
import { useShortcut } from '../../ui/shortcut.tsx';

/** Job applications come with files, so staff enter none. */
export const canTake = (facts: LeadFacts): boolean => !('cvFile' in listFields(facts.input));

/** Opens the form of a new request, also with N. */
export function NewRequestButton({ isQuiet }: { isQuiet: boolean }) {
  const address = useDialogAddress('edit', 'new');
  const navigate = useNavigate();
  useShortcut('n', () => navigate(address, { state: openedHere }));
  return (
    <NewRecordButton className="flex-none" isQuiet={isQuiet}>
      New
    </NewRecordButton>
  );
}
