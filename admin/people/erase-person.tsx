import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { groupDigits } from '#contract/format/rupees.ts';
import type { Success } from '#contract/http/http.ts';
import { type ErasurePage, peoplePaths } from '#contract/staff/people.ts';
import { callApi, describeFailure } from '../api.ts';
import { ListSkeleton, Pager } from '../lists/list-parts.tsx';
import { isPermitted, useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatCount } from '../ui/format.ts';
import { showToast } from '../ui/toasts.ts';
import {
  chooseLinks,
  PersonLinks,
  PersonRecordItem,
  personRecordKinds,
} from './person-records.tsx';

interface EraseDialogProps {
  name: string;
  /** Who the person is, with the further numbers and addresses that the page shows. */
  contacts: URLSearchParams;
  /** Called with the query of the erasure: exactly what the dialog shows. */
  onConfirm: (query: URLSearchParams) => void;
  onCancel: () => void;
}

/** Shows what erasing a person deletes, lets staff choose which numbers and addresses to include, and asks. */
function EraseDialog({ name, contacts, onConfirm, onCancel }: EraseDialogProps) {
  const headingId = useId();
  const detailId = useId();
  const [chosen, setChosen] = useState(contacts);
  const query = chosen.toString();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['people', 'erasure', query],
    queryFn: ({ signal }) => callApi<ErasurePage>(`${peoplePaths.erasure}?${query}`, { signal }),
    placeholderData: keepPreviousData,
    // The dialog must show the records that are stored when it opens.
    gcTime: 0,
  });
  function openPage(page: number) {
    const next = new URLSearchParams(chosen);
    next.set('page', String(page));
    setChosen(next);
  }
  function confirm() {
    if (!data || isPlaceholderData) return;
    const erasure = new URLSearchParams(chosen);
    erasure.delete('page');
    erasure.set('set', data.erasure.set);
    onConfirm(erasure);
  }
  return (
    <Dialog
      role="alertdialog"
      labelledBy={headingId}
      describedBy={detailId}
      onDismiss={onCancel}
      className="rise-in m-auto max-h-[min(60rem,calc(100dvh-2rem))] w-[min(48rem,calc(100vw-1rem))] overflow-y-auto rounded-panel p-0"
    >
      <div className="grid gap-4 p-5">
        <div>
          <h2 id={headingId} className="text-base font-semibold wrap-anywhere">
            Erase {name} for good?
          </h2>
          <p id={detailId} className="mt-1 text-ink-soft">
            Exactly the records below go, also those in the trash and of kinds that you do not see,
            with files, timelines, emails and what the audit holds of them. Nobody can restore them.
          </p>
        </div>
        {error && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
        {isPending && <ListSkeleton label="Loading..." />}
        {data && (
          <div aria-busy={isPlaceholderData} className="grid gap-3">
            <PersonLinks
              links={data.links}
              onChoose={(links) => setChosen(chooseLinks(chosen, links))}
            />
            <ErasureFacts {...data} />
            <ol className="overflow-hidden rounded-panel border border-line">
              {data.data.map((record) => (
                <PersonRecordItem key={record._id} record={record} />
              ))}
            </ol>
            <Pager {...data.pagination} onPage={openPage} />
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onCancel}>Cancel</Button>
          <Button tone="danger" aria-disabled={!data || isPlaceholderData} onClick={confirm}>
            Erase for good
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const findTitle = (kind: string) =>
  kind === 'quotes' ? 'Names on quotes' : (personRecordKinds.get(kind)?.title ?? kind);

/** How many records of each type are deleted, and the names, numbers and addresses in them. */
function ErasureFacts({ erasure: { counts, inTrash, names }, links }: ErasurePage) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const byType = Object.entries(counts).map(
    ([kind, count]) => `${findTitle(kind)}: ${groupDigits(count)}`,
  );
  const included = links.filter(({ isIncluded }) => isIncluded).map(({ value }) => value);
  return (
    <div role="status" className="grid gap-1 wrap-anywhere">
      <p className="font-medium">
        {formatCount(total, { one: 'record goes', many: 'records go' })}
        {inTrash > 0 && `, ${groupDigits(inTrash)} of them in the trash`}
      </p>
      <p>{byType.join(' · ')}</p>
      {names.length > 0 && <p className="text-ink-soft">Names: {names.join(', ')}</p>}
      {included.length > 0 && (
        <p className="text-ink-soft">Further numbers and addresses: {included.join(', ')}</p>
      )}
    </div>
  );
}

const noun = { one: 'record', many: 'records' };

/** Erases the person of the page, after a dialog that shows what is deleted. Shown with the permission only. */
export function ErasePerson({ contacts, name }: { contacts: URLSearchParams; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useUser();
  const { mutate, isPending } = useMutation({
    mutationFn: (query: URLSearchParams) =>
      callApi<Success<{ purged: number }>>(`${peoplePaths.person}?${query}`, {
        method: 'DELETE',
      }),
    networkMode: 'always',
    onSuccess: async ({ data }) => {
      showToast({
        tone: 'status',
        text: `The person is erased: ${formatCount(data.purged, noun)}.`,
      });
      // The page's address names the person.
      await navigate('/dashboard', { replace: true });
      client.removeQueries({ queryKey: ['people'] });
      await client.invalidateQueries();
    },
    onError: async (error) => {
      showToast({ tone: 'alert', text: describeFailure(error) });
      await client.invalidateQueries({ queryKey: ['people'] });
    },
  });
  if (!isPermitted(user, 'trash')) return null;
  return (
    <>
      <Button aria-disabled={isPending} onClick={() => !isPending && setAsking(true)}>
        <UserX aria-hidden size={14} />
        Erase this person
      </Button>
      {isAsking && (
        <EraseDialog
          name={name}
          contacts={contacts}
          onConfirm={(query) => {
            setAsking(false);
            mutate(query);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
