import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Success } from '#contract/http.ts';
import { peoplePaths } from '#contract/people.ts';
import { callApi, describeFailure } from '../api.ts';
import { formatCount } from '../lists/format-count.ts';
import { isPermitted, useUser } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';
import { EraseDialog } from './erase-dialog.tsx';

const noun = { one: 'record', many: 'records' };

/** Erases the person of the page, after a dialog that shows what goes. Shown with the permission only. */
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
