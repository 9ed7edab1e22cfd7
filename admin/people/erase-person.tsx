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
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toasts.ts';

const noun = { one: 'record', many: 'records' };

/** Erases the person of the page, after a dialog that says what goes. Shown with the permission only. */
export function ErasePerson({ params, name }: { params: URLSearchParams; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useUser();
  const identity = new URLSearchParams(
    [...params].filter(([key]) => key === 'phone' || key === 'email'),
  );
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callApi<Success<{ purged: number }>>(`${peoplePaths.person}?${identity}`, {
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
    onError: (error) => showToast({ tone: 'alert', text: describeFailure(error) }),
  });
  if (!isPermitted(user, 'trash')) return null;
  return (
    <>
      <Button aria-disabled={isPending} onClick={() => !isPending && setAsking(true)}>
        <UserX aria-hidden size={14} />
        Erase this person
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={`Erase ${name} for good?`}
          detail="Everything sent with their numbers or addresses goes: requests, applications and subscriptions, also those in the trash and of kinds that you do not see, with files, timelines, emails and what the audit holds of them. Nobody can restore it."
          confirm="Erase for good"
          cancel="Cancel"
          onConfirm={() => {
            setAsking(false);
            mutate();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
