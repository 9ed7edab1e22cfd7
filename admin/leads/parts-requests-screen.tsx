import type { LeadRecord } from '#contract/lead.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { Lines } from './details/lines.tsx';
import { PersonSection } from './details/person-section.tsx';
import { RecordSection } from './details/record-section.tsx';
import { Fact, FilledFact, Section } from './details/section.tsx';
import { leadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import type { LeadView } from './lead-view.ts';
import { nameOf } from './name-of.ts';
import { joinFacts, kilometres } from './text-of-facts.ts';

type PartsRequest = LeadRecord<typeof partsRequest>;

const column = leadColumns<PartsRequest>();

function Details({ lead }: { lead: PartsRequest }) {
  return (
    <>
      <PersonSection title="Customer" {...lead} name={nameOf(lead)}>
        <Fact label="City">{lead.city}</Fact>
        <FilledFact label="Address">{lead.address}</FilledFact>
      </PersonSection>
      <Section title="Vehicle">
        <Fact label="VIN">{lead.vinNumber}</Fact>
        <Fact label="Mileage">{kilometres(lead.mileage)}</Fact>
        <FilledFact label="Model">{lead.vehicleModel}</FilledFact>
        <FilledFact label="Year">{lead.vehicleYear}</FilledFact>
      </Section>
      <Section title="Part">
        <Fact label="Required part">
          <Lines>{lead.requiredPart}</Lines>
        </Fact>
        <FilledFact label="Part number">{lead.partNumber}</FilledFact>
        <FilledFact label="Quantity">{lead.quantity}</FilledFact>
        <FilledFact label="Urgency">{lead.urgency}</FilledFact>
        <FilledFact label="Estimated delivery">{lead.estimatedDelivery}</FilledFact>
        <FilledFact label="Special instructions">{lead.specialInstructions}</FilledFact>
        <FilledFact label="Additional notes">{lead.additionalNotes}</FilledFact>
      </Section>
      <RecordSection lead={lead} />
    </>
  );
}

const view: LeadView<PartsRequest> = {
  facts: partsRequest,
  counters: {
    totalRequests: 'Total Requests',
    pendingRequests: 'Pending',
    deliveredRequests: 'Completed',
    confirmedRequests: 'In Progress',
  } satisfies Partial<Record<keyof typeof partsRequest.counters, string>>,
  filters: [],
  columns: column.list([
    column.customer('firstName', (lead) => ({
      ...lead,
      name: joinFacts(nameOf(lead), lead.city),
    })),
    column.text('vinNumber', 'Vehicle Info', 'md:w-[20%]', (lead) =>
      joinFacts(lead.vinNumber, kilometres(lead.mileage)),
    ),
    column.text('requiredPart', 'Required Part', '', (lead) => lead.requiredPart ?? ''),
    column.status(),
    column.created(),
    column.actions(),
  ]),
  nameOf,
  Details,
  editLabels: {},
  EditFields: () => null,
};

/** Parts Requests (document 3, section 2). */
export function Component() {
  return <LeadScreen view={view} />;
}
