import type { LeadRecordBase } from '#contract/lead.ts';
import type { LeadView } from '../lead-view.ts';
import { Correction } from './correction.tsx';
import { NewRequest } from './new-request.tsx';

/** Shows the form of a new request, or the correction of the one with this id. Loaded when it is needed. */
export function DeskDialog<Lead extends LeadRecordBase>({
  view,
  id,
}: {
  view: LeadView<Lead>;
  id: string;
}) {
  if (id === 'new') return <NewRequest view={view} />;
  return <Correction key={id} view={view} id={id} />;
}
