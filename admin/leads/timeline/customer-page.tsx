import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageCircle, RotateCw } from 'lucide-react';
import { useId, useState } from 'react';
import type { Success } from '#contract/http/http.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { labelForStaff } from '#contract/leads/office-labels.ts';
import {
  type RequestPage,
  requestPagePath,
  withdrawalReasonLabels,
} from '#contract/tracking/request-page.ts';
import { callApi, describeFailure } from '../../api.ts';
import { buildWhatsAppAddress } from '../../lists/contact-links.tsx';
import { Moment } from '../../lists/dates.tsx';
import { recordKeys, refreshRecords } from '../../lists/record-cache.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { showToast } from '../../ui/toasts.ts';

const buildPath = ({ slug }: LeadFacts, id: string) =>
  requestPagePath.replace(':slug', slug).replace(':id', id);

interface CustomerPageProps {
  facts: LeadFacts;
  lead: LeadRecordBase;
}

/** The customer's own page of a request: its secret link, and what the customer did there. */
export function CustomerPage({ facts, lead }: CustomerPageProps) {
  const headingId = useId();
  const { data, error, refetch } = useQuery({
    queryKey: recordKeys.page(facts, lead._id),
    queryFn: async ({ signal }) =>
      (await callApi<Success<RequestPage>>(buildPath(facts, lead._id), { signal })).data,
  });
  return (
    <section aria-labelledby={headingId} className="border-t border-line py-4 print:hidden">
      <h3 id={headingId} className="mb-2 font-semibold">
        Customer’s page
      </h3>
      {error && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {data && (
        <>
          <PageFacts page={data} />
          {data.correction && (
            <Correction facts={facts} id={lead._id} correction={data.correction} />
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <CopyButton text={data.url} what="The link is" />
            <SendByWhatsApp phone={lead.phone} url={data.url} />
            <RenewLink facts={facts} id={lead._id} />
          </div>
        </>
      )}
    </section>
  );
}

/** What the customer did on the page. */
function PageFacts({ page }: { page: RequestPage }) {
  const { unansweredSince, withdrawnAt, withdrawalReason, seenAt } = page;
  return (
    <div className="grid gap-1">
      {unansweredSince && (
        <p className="text-amber">
          A message waits for an answer since <Moment iso={unansweredSince} />.
        </p>
      )}
      {withdrawnAt && withdrawalReason && (
        <p>
          Withdrawn <Moment iso={withdrawnAt} />: {withdrawalReasonLabels[withdrawalReason]}.
        </p>
      )}
      <p className="text-ink-soft">
        {seenAt ? (
          <>
            The customer read your messages <Moment iso={seenAt} />.
          </>
        ) : (
          'The customer follows the request there, writes, and can withdraw it.'
        )}
      </p>
    </div>
  );
}

interface CorrectionProps {
  facts: LeadFacts;
  id: string;
  correction: NonNullable<RequestPage['correction']>;
}

/** What the customer corrected, to be stored or refused. */
function Correction({ facts, id, correction }: CorrectionProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (isConfirmed: boolean) =>
      callApi<Success<RequestPage>>(`${buildPath(facts, id)}/correction`, {
        method: 'POST',
        body: { isConfirmed },
      }),
    onSuccess: (_, isConfirmed) =>
      showToast({
        tone: 'status',
        text: isConfirmed ? 'The correction is stored.' : 'The correction is refused.',
      }),
    onError: (error) => showToast({ tone: 'alert', text: describeFailure(error) }),
    onSettled: () => refreshRecords(client, facts),
  });
  return (
    <div className="mt-2 rounded-panel border border-line p-3">
      <p className="font-medium">The customer corrects</p>
      <dl>
        {Object.entries(correction).map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-soft">{labelForStaff(facts, name)}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button tone="primary" disabled={isPending} onClick={() => mutate(true)}>
          Store it
        </Button>
        <Button disabled={isPending} onClick={() => mutate(false)}>
          Refuse
        </Button>
      </div>
    </div>
  );
}

/** Opens WhatsApp with the link as the message; nothing for numbers that cannot have WhatsApp. */
function SendByWhatsApp({ phone, url }: { phone: string; url: string }) {
  const address = buildWhatsAppAddress(phone);
  if (!address) return null;
  return (
    <a
      href={`${address}?text=${encodeURIComponent(url)}`}
      target="_blank"
      rel="noreferrer"
      className={buttonClass('plain')}
    >
      <MessageCircle aria-hidden size={14} />
      Send by WhatsApp
    </a>
  );
}

/** Ends the present link, after a question. */
function RenewLink({ facts, id }: { facts: LeadFacts; id: string }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callApi<Success<RequestPage>>(`${buildPath(facts, id)}/renew`, { method: 'POST' }),
    onSuccess: ({ data }) => {
      client.setQueryData(recordKeys.page(facts, id), data);
      showToast({ tone: 'status', text: 'The link is renewed.' });
    },
    onError: (error) => showToast({ tone: 'alert', text: describeFailure(error) }),
  });
  return (
    <>
      <Button tone="bare" disabled={isPending} onClick={() => setIsAsking(true)}>
        <RotateCw aria-hidden size={14} />
        Renew link
      </Button>
      {isAsking && (
        <ConfirmDialog
          question="Renew the link?"
          detail="The present link ends at once. Send the new one to the customer."
          confirm="Renew link"
          cancel="Keep it"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            mutate();
          }}
        />
      )}
    </>
  );
}
