import { X } from 'lucide-react';
import { useId } from 'react';
import type { LeadRecordBase } from '#contract/lead.ts';
import { History } from '../../audit/history.tsx';
import { type DialogExit, useDialogExit, useDialogId } from '../../lists/dialog-address.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useLead } from '../lead-queries.ts';
import type { LeadView } from '../lead-view.ts';
import { EditForm } from './edit-form.tsx';

/** The details of the record that the address names, over the list. */
export function DetailDialog<Lead extends LeadRecordBase>({ view }: { view: LeadView<Lead> }) {
  const id = useDialogId('open');
  return id && <OpenDetails key={id} view={view} id={id} />;
}

function OpenDetails<Lead extends LeadRecordBase>({
  view,
  id,
}: {
  view: LeadView<Lead>;
  id: string;
}) {
  const headingId = useId();
  const exit = useDialogExit('open');
  const { data: lead } = useLead<Lead>(view.facts, id);
  return (
    <Dialog
      labelledBy={headingId}
      onDismiss={exit.close}
      className="sheet-in ms-auto h-dvh max-h-none w-[min(58rem,100vw)] max-w-none border-y-0 border-e-0 p-0"
    >
      <div className="flex min-h-full flex-col">
        <header className="sticky top-0 z-10 flex min-h-14 items-center justify-between gap-3 border-b border-line bg-panel py-2 ps-5 pe-3">
          <h2 id={headingId} className="line-clamp-2 text-base font-semibold wrap-anywhere">
            {lead ? view.nameOf(lead) : 'Details'}
          </h2>
          <IconButton label="Close details" icon={X} onClick={exit.close} />
        </header>
        <DetailBody view={view} id={id} exit={exit} />
      </div>
    </Dialog>
  );
}

interface DetailBodyProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  id: string;
  exit: DialogExit;
}

function DetailBody<Lead extends LeadRecordBase>({ view, id, exit }: DetailBodyProps<Lead>) {
  const { data: lead, error, isPending, refetch } = useLead<Lead>(view.facts, id);
  if (lead) {
    return (
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start md:content-stretch md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="p-5">
          <view.Details lead={lead} />
          <History kind={view.facts.slug} id={id} />
        </div>
        <EditForm view={view} lead={lead} exit={exit} />
      </div>
    );
  }
  return (
    <div className="p-5">
      {isPending && <p role="status">Loading...</p>}
      {error && <ErrorPanel message={error.message} onRetry={refetch} />}
      {lead === null && (
        <p>There is no such {view.facts.texts.noun.one}. It may have been deleted.</p>
      )}
    </div>
  );
}
