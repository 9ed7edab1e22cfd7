import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Repeat2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Success } from '#contract/http/http.ts';
import {
  formatReference,
  type LeadFacts,
  type LeadRecordBase,
  type PossibleDuplicate,
} from '#contract/leads/lead.ts';
import { callApi, describeFailure } from '../../api.ts';
import { useDialogAddress, useDialogNavigation } from '../../lists/list-address.ts';
import { refreshRecords, updateCachedRecord } from '../../lists/record-cache.ts';
import { useRowTabIndex } from '../../lists/row-keys.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useLeadScreen } from '../lead-view.ts';
import { useTimeline } from '../timeline/timeline-queries.ts';

/** A request as lists show it. */
export type ListedLead = LeadRecordBase & { possibleDuplicate?: PossibleDuplicate | null };

const plural = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Formats '2nd'. */
const formatOrdinal = (number: number) => `${number}${endings[plural.select(number)] ?? 'th'}`;

/** Describes a possible duplicate: '2nd request of this customer within 14 days', '2nd open booking of this customer'. */
function describeDuplicate({ duplicateDays, texts }: LeadFacts, number: number): string {
  const ordinal = formatOrdinal(number);
  return duplicateDays === null
    ? `${ordinal} open ${texts.noun.one} of this customer`
    : `${ordinal} request of this customer within ${duplicateDays} days`;
}

interface DuplicateMarkProps {
  lead: ListedLead;
  /** Whether its line has more than the phone number, so that only a wide cell has room for the word. */
  isBrief: boolean;
}

/**
 * Marks a possible duplicate in a row, and opens the customer's first request. On the card of a phone it is an icon and
 * a number beside the name: with the word most names would need a second line.
 */
export function DuplicateMark({ lead: { possibleDuplicate }, isBrief }: DuplicateMarkProps) {
  const address = useDialogAddress('open', possibleDuplicate?.of ?? '');
  const navigation = useDialogNavigation('open');
  const tabIndex = useRowTabIndex();
  const { facts } = useLeadScreen();
  if (!possibleDuplicate) return null;
  const ordinal = formatOrdinal(possibleDuplicate.number);
  return (
    <Link
      to={address}
      {...navigation}
      data-part="duplicate"
      tabIndex={tabIndex}
      title={`${describeDuplicate(facts, possibleDuplicate.number)}. Open the first one, ${formatReference(possibleDuplicate.of)}`}
      className="-my-1 inline-flex min-h-6 flex-none items-center rounded-control text-xs whitespace-nowrap text-amber underline underline-offset-2 pointer-coarse:min-h-8"
    >
      <Repeat2
        aria-hidden
        size={11}
        className={`me-0.5 hidden flex-none @max-[10.5rem]:block max-table:@max-[18rem]:block ${isBrief ? 'table:@max-[17rem]:block' : ''}`}
      />
      {ordinal}
      <span
        className={`@max-[10.5rem]:sr-only max-table:@max-[18rem]:sr-only ${isBrief ? 'table:@max-[17rem]:sr-only' : ''}`}
      >
        &nbsp;request
      </span>
    </Link>
  );
}

/** Closes a request as a duplicate of another, or undoes it. Both show a toast, the first one with Undo. */
function useDuplicate(facts: LeadFacts, name: string) {
  const client = useQueryClient();
  type Change = { lead: LeadRecordBase; of: string | null };
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ lead: { _id, updatedAt }, of }: Change) => {
      const path = `${facts.paths.records}/${_id}/duplicate`;
      const headers = { 'If-Match': updatedAt };
      const call = of
        ? ({ method: 'POST', body: { duplicateOf: of }, headers } as const)
        : ({ method: 'DELETE', headers } as const);
      return (await callApi<Success<LeadRecordBase>>(path, call)).data;
    },
    onSuccess: (lead, { of }) => {
      updateCachedRecord(client, facts, lead);
      const text = of
        ? `${name} is closed as a duplicate of ${formatReference(of)}.`
        : `${name} is no longer closed as a duplicate.`;
      const action = { label: 'Undo', run: () => mutate({ lead, of: null }) };
      showToast({ id: lead._id, tone: 'status', text, ...(of && { action }) });
    },
    onError: (error) => showToast({ tone: 'alert', text: describeFailure(error) }),
    onSettled: () => refreshRecords(client, facts),
  });
  return { change: mutate, isPending };
}

/** Finds the request that another is closed as a duplicate of, in its timeline. */
function useOriginalId(facts: LeadFacts, id: string): string | null {
  const { data } = useTimeline(facts, id);
  const of = data?.find(({ type }) => type === 'duplicate')?.changes?.duplicateOf?.to;
  return typeof of === 'string' ? of : null;
}

/** Describes the link of a duplicate to the original request. The duplicate may have been reopened since. */
const describeLink = (isClosed: boolean, reference: string) =>
  isClosed
    ? `Closed as a duplicate of ${reference}`
    : `Was closed as a duplicate of ${reference}, and changed since`;

/** Says in the details that a request may be a duplicate, or is closed as one, with the actions for that. */
export function DuplicateNotice({ lead }: { lead: ListedLead }) {
  const { facts, formatName } = useLeadScreen();
  const closedAs = useOriginalId(facts, lead._id);
  const { change, isPending } = useDuplicate(facts, formatName(lead));
  const other = closedAs ?? lead.possibleDuplicate?.of ?? null;
  const address = useDialogAddress('open', other ?? '');
  const navigation = useDialogNavigation('open');
  if (!other) return null;
  const reference = formatReference(other);
  return (
    <section
      aria-label="Duplicate"
      className="mb-4 flex flex-wrap items-center gap-2 rounded-panel bg-amber-soft px-3 py-2 text-amber print:hidden"
    >
      <p className="me-auto">
        {closedAs
          ? describeLink(lead.status === facts.duplicateStatus, reference)
          : describeDuplicate(facts, lead.possibleDuplicate?.number ?? 2)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to={address} {...navigation} className={buttonClass('plain')}>
          Open {reference}
        </Link>
        <Button
          aria-disabled={isPending}
          onClick={() => !isPending && change({ lead, of: closedAs ? null : other })}
        >
          {closedAs ? 'Not a duplicate' : `Close as duplicate of ${reference}`}
        </Button>
      </div>
    </section>
  );
}
