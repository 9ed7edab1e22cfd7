import type { LeadFacts } from '#contract/leads/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import type { CustomerQuote } from '#contract/on-road/quotes.ts';
import type { PersonRecord } from '#contract/staff/people.ts';
import { isAnsweredByDealers } from '#contract/staff/staff.ts';
import { useLead } from '../leads/lead-queries.ts';
import { QuoteList } from '../quotes/customer-quotes.tsx';
import { isOpen } from '../ui/lead-statuses.ts';

const isOpenRequest = (record: PersonRecord): boolean =>
  leadTypes.some((facts) => facts.slug === record.kind && isOpen(facts, record));

/**
 * The quotes of a person. A new one is made for the newest request, if possible an open one, which the user may see; its
 * timeline says so.
 */
export function PersonQuotes({
  quotes,
  records,
}: {
  quotes: readonly CustomerQuote[];
  records: readonly PersonRecord[];
}) {
  const requests = records.filter(({ kind }) => isAnsweredByDealers(kind));
  const newest = requests.find(isOpenRequest) ?? requests[0];
  const facts = leadTypes.find(({ slug }) => slug === newest?.kind);
  if (!facts || !newest) return <QuoteList quotes={quotes} request={undefined} heading="h2" />;
  return <QuotesOfNewest facts={facts} id={newest._id} quotes={quotes} />;
}

function QuotesOfNewest({
  facts,
  id,
  quotes,
}: {
  facts: LeadFacts;
  id: string;
  quotes: readonly CustomerQuote[];
}) {
  const { data: lead } = useLead(facts, id);
  return <QuoteList quotes={quotes} request={lead ? { facts, lead } : undefined} heading="h2" />;
}
