import type { LeadRecord } from '#contract/leads/lead.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { isOpen } from '../ui/lead-statuses.ts';
import { Section } from '../ui/section.tsx';
import { LeadFact, LeadFacts, PersonSection } from './details/detail-sections.tsx';
import { buildLeadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import { cityFilter, formatKilometers, formatName, type LeadView } from './lead-view.ts';

type PartsRequest = LeadRecord<typeof partsRequest>;

const column = buildLeadColumns<PartsRequest>();

function Details({ lead }: { lead: PartsRequest }) {
  return (
    <>
      <PersonSection title="Customer" {...lead}>
        <LeadFacts lead={lead} names={['city', 'address']} />
      </PersonSection>
      <Section title="Vehicle">
        <LeadFact lead={lead} name="vinNumber" />
        <LeadFact lead={lead} name="mileage">
          {formatKilometers(lead.mileage)}
        </LeadFact>
        <LeadFacts lead={lead} names={['vehicleModel', 'vehicleYear']} />
      </Section>
      <Section title="Part">
        <LeadFacts
          lead={lead}
          names={[
            'requiredPart',
            'partNumber',
            'quantity',
            'urgency',
            'estimatedDelivery',
            'specialInstructions',
            'additionalNotes',
          ]}
        />
      </Section>
    </>
  );
}

/** How the back office shows parts requests. */
export const view: LeadView<PartsRequest> = {
  facts: partsRequest,
  counters: {
    totalRequests: 'Total Requests',
    pendingRequests: 'Pending',
    deliveredRequests: 'Completed',
    confirmedRequests: 'In Progress',
  } satisfies Partial<Record<keyof typeof partsRequest.counters, string>>,
  filters: [cityFilter],
  columns: column.list([
    column.customer('firstName', (lead) => ({
      ...lead,
      name: formatName(lead),
      detail: lead.city,
    })),
    column.twoLines(
      'vinNumber',
      'Vehicle Info',
      (lead) => ({
        first: lead.vinNumber,
        second: formatKilometers(lead.mileage),
        isTableOnly: true,
      }),
      { slot: 'main', width: 'max(9rem, 15cqi)' },
    ),
    column.text('requiredPart', 'Required Part', (lead) => lead.requiredPart ?? '', {
      slot: 'detail',
    }),
    column.answeredBy(),
    column.work(),
    column.status(),
    column.received((lead) => isOpen(partsRequest, lead)),
    column.actions(),
  ]),
  formatName,
  Details,
  EditFields: () => null,
};

/** The screen Parts Requests (docs/spec/request-types.md#parts-requests). */
export function Component() {
  return <LeadScreen view={view} />;
}
