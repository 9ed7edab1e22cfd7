import { vehicles } from '#catalogue/vehicles.ts';
import { contact } from '#contract/leads/contact.ts';
import type { LeadRecord } from '#contract/leads/lead.ts';
import { otherInquiry } from '#contract/leads/other-inquiry.ts';
import { isOpen } from '../ui/lead-statuses.ts';
import { Section } from '../ui/section.tsx';
import { LeadFacts, PersonSection } from './details/detail-sections.tsx';
import { buildLeadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import { cityFilter, type LeadView } from './lead-view.ts';

type Inquiry = LeadRecord<typeof contact>;

/** More characters of a message than fit on a line. */
const excerptLength = 200;

const column = buildLeadColumns<Inquiry>();

function Details({ lead }: { lead: Inquiry }) {
  return (
    <>
      <PersonSection title="Customer" {...lead}>
        <LeadFacts lead={lead} names={['address', 'city']} />
      </PersonSection>
      <Section title="Inquiry">
        <LeadFacts
          lead={lead}
          names={['vehicle', 'subject', 'message', 'priority', 'promotionalContact']}
        />
      </Section>
    </>
  );
}

/** How the back office shows contact inquiries. */
export const view: LeadView<Inquiry> = {
  facts: contact,
  counters: {
    totalInquiries: 'Total Inquiries',
    newInquiries: 'New',
    inProgressInquiries: 'In Progress',
    resolvedInquiries: 'Resolved',
  } satisfies Record<keyof typeof contact.counters, string>,
  filters: [
    {
      field: 'vehicle',
      label: 'Vehicle',
      allLabel: 'All vehicles',
      known: [otherInquiry, ...vehicles.map(({ label }) => label)],
    },
    cityFilter,
  ],
  columns: column.list([
    column.customer(
      'fullName',
      (lead) => ({ ...lead, name: lead.fullName, detail: lead.city }),
      'Customer',
      'medium',
    ),
    column.text('vehicle', 'Vehicle', (lead) => lead.vehicle, { slot: 'main', width: '8.5rem' }),
    column.twoLines(
      'subject',
      'Subject',
      ({ subject, message }) => ({
        first: subject ?? message,
        second: subject && message.slice(0, excerptLength),
        isTableOnly: true,
      }),
      {
        slot: 'detail',
        // The message begins below its subject, on one line.
        className: '[&_[data-second]]:line-clamp-1',
      },
    ),
    column.answeredBy(),
    column.work(),
    column.status(),
    column.received((lead) => isOpen(contact, lead)),
    column.actions(),
  ]),
  formatName: ({ fullName }) => fullName,
  choices: { vehicle: [otherInquiry, ...vehicles.map(({ label }) => label)] },
  Details,
  EditFields: () => null,
};

/** The screen Contact Inquiries (docs/spec/request-types.md#contact-inquiries). */
export function Component() {
  return <LeadScreen view={view} />;
}
