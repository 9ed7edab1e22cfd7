import type { LeadRecordBase } from '#contract/lead.ts';
import { useDialogId } from '../../lists/dialog-address.ts';
import type { LeadView } from '../lead-view.ts';
import { Correction } from './correction.tsx';
import { NewRequest } from './new-request.tsx';

/** Shows the form of the request in the address: a new one, or a correction. */
export function DeskDialog<Lead extends LeadRecordBase>({ view }: { view: LeadView<Lead> }) {
  const id = useDialogId('edit');
  if (id === 'new') return <NewRequest view={view} />;
  return id && <Correction key={id} view={view} id={id} />;
}
