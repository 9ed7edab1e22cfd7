import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addDays, todayInPakistan } from '#contract/format/pakistan-time.ts';
import type { Success } from '#contract/http/http.ts';
import type { BadgeColor } from '#contract/leads/lead.ts';
import { jurisdictions } from '#contract/on-road/jurisdictions.ts';
import {
  isInForce,
  startsLater,
  type Tariff,
  type TariffStatus,
  type TariffVersion,
} from '#contract/on-road/tariffs.ts';
import { tariffAdmin, tariffPaths } from '#contract/on-road/tariffs-admin.ts';
import { callApi, describeFailure } from '../api.ts';
import { sendRecord } from '../forms/send-record.ts';
import { refreshRecords, updateCachedRecord } from '../lists/record-cache.ts';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { Badge, State } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatDay } from '../ui/format.ts';
import { showToast } from '../ui/toasts.ts';

/** Formats the period in which a tariff is in force: 'Jul 1, 2026 to Jun 30, 2027'. */
export function formatPeriod({ from, until }: Pick<Tariff, 'from' | 'until'>): string {
  if (until === null) return `From ${formatDay(from)}`;
  if (until === from) return 'On no day';
  return `${formatDay(from)} to ${formatDay(addDays(until, -1))}`;
}

const states: Readonly<Record<TariffStatus, { color: BadgeColor; text: string }>> = {
  draft: { color: 'amber', text: 'Draft' },
  published: { color: 'grey', text: 'Published' },
  withdrawn: { color: 'red', text: 'Withdrawn' },
};

/** Says whether a tariff is a draft, is in force today, earlier or later, or is withdrawn. */
export function TariffBadge({ tariff }: { tariff: Tariff }) {
  const today = todayInPakistan();
  if (isInForce(tariff, today)) return <State color="green" text="In force" />;
  const isComing = startsLater(tariff, today);
  const state = isComing ? ({ color: 'blue', text: 'Coming' } as const) : states[tariff.status];
  return <Badge {...state} />;
}

const { texts } = tariffAdmin;

/** The fields of a draft that begins today with the lines of another version. */
const buildCopy = ({
  jurisdiction,
  label,
  sources,
  note,
  nonFilerLimit,
  nonFilerLimitFrom,
  lines,
  isSample,
}: TariffVersion) => ({
  jurisdiction,
  label,
  from: todayInPakistan(),
  sources,
  // The note of a sample says that it is one.
  note: isSample ? null : note,
  nonFilerLimit,
  nonFilerLimitFrom,
  lines,
});

/** Copies a version into a new draft and opens it. */
export function CopyTariffButton({
  tariff,
  isSmall = false,
}: {
  tariff: TariffVersion;
  isSmall?: boolean;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const tabIndex = useRowTabIndex();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendRecord<TariffVersion>(tariffAdmin, null, buildCopy(tariff)),
    onSuccess: async ({ _id }) => {
      await refreshRecords(client, tariffAdmin);
      navigate(`?edit=${_id}`);
    },
    onError: (error) =>
      showToast({ tone: 'alert', text: `${texts.createFailed}. ${describeFailure(error)}` }),
  });
  const copy = () => !isPending && mutate();
  if (isSmall) {
    const label = `Copy ${tariff.label} into a new draft`;
    return <IconButton label={label} icon={Copy} tabIndex={tabIndex} onClick={copy} />;
  }
  return (
    <Button aria-disabled={isPending} onClick={copy}>
      <Copy aria-hidden size={14} />
      Copy into a New Draft
    </Button>
  );
}

interface StateButtonProps {
  tariff: TariffVersion;
  path: string;
  label: string;
  tone: 'primary' | 'plain';
  question: string;
  detail: string;
  done: string;
  failed: string;
  isDisabled?: boolean;
}

/** A button that asks first, then publishes or withdraws a version. */
function StateButton({ tariff, path, isDisabled = false, ...words }: StateButtonProps) {
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const headers = { 'If-Match': tariff.updatedAt };
      return (await callApi<Success<TariffVersion>>(path, { method: 'POST', headers })).data;
    },
    onSuccess: (stored) => {
      updateCachedRecord(client, tariffAdmin, stored);
      showToast({ id: stored._id, tone: 'status', text: words.done });
    },
    onSettled: () => refreshRecords(client, tariffAdmin),
  });
  const isOff = isDisabled || isPending;
  return (
    <>
      <Button tone={words.tone} aria-disabled={isOff} onClick={() => !isOff && setIsAsked(true)}>
        {words.label}
      </Button>
      {error && (
        <div className="order-last w-full">
          <ErrorPanel message={`${words.failed}. ${describeFailure(error)}`} />
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          question={words.question}
          detail={words.detail}
          confirm={words.label}
          cancel="Go back"
          onConfirm={() => {
            setIsAsked(false);
            mutate();
          }}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

/** Publishes a draft, after a question that says what it replaces. */
export function PublishButton({
  tariff,
  replaces,
  isDisabled,
}: {
  tariff: TariffVersion;
  replaces: string | null;
  isDisabled: boolean;
}) {
  const place = jurisdictions[tariff.jurisdiction];
  const ending = replaces ? ` ${replaces} ends on that day.` : '';
  return (
    <StateButton
      tariff={tariff}
      path={tariffPaths.publish(tariff._id)}
      label="Publish"
      tone="primary"
      question={`Publish ${tariff.label}?`}
      detail={`It sets the charges of ${place} from ${formatDay(tariff.from)}.${ending} Visitors see it at once, and it cannot be changed afterwards.`}
      done={`${tariff.label} is published.`}
      failed={texts.publishFailed}
      isDisabled={isDisabled}
    />
  );
}

/** Withdraws a published version, or discards a draft. */
export function WithdrawButton({ tariff }: { tariff: TariffVersion }) {
  const isDraft = tariff.status === 'draft';
  const place = jurisdictions[tariff.jurisdiction];
  return (
    <StateButton
      tariff={tariff}
      path={tariffPaths.withdraw(tariff._id)}
      label={isDraft ? 'Discard Draft' : 'Withdraw'}
      tone="plain"
      question={isDraft ? `Discard ${tariff.label}?` : `Withdraw ${tariff.label}?`}
      detail={
        isDraft
          ? 'It stays in the list as withdrawn, and can be copied.'
          : `No charges of ${place} are known then (${formatPeriod(tariff)}), until another version is published.`
      }
      done={`${tariff.label} is withdrawn.`}
      failed={texts.withdrawFailed}
    />
  );
}
