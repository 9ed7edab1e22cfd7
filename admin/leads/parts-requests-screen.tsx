import type { LeadRecord } from '#contract/leads/lead.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import type { z } from '#contract/zod.ts';
import { isOpen } from '../ui/lead-statuses.ts';
import { Fact, FilledFact, Lines, Section } from '../ui/section.tsx';
import { PersonSection } from './details/detail-sections.tsx';
import { buildLeadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import { cityFilter, formatKilometers, formatName, type LeadView } from './lead-view.ts';

type PartsRequest = LeadRecord<typeof partsRequest>;

const column = buildLeadColumns<PartsRequest>();

function Details({ lead }: { lead: PartsRequest }) {
  return (
    <>
      <PersonSection title="Customer" {...lead}>
        <Fact label="City">{lead.city}</Fact>
        <FilledFact label="Address">{lead.address}</FilledFact>
      </PersonSection>
      <Section title="Vehicle">
        <Fact label="VIN">{lead.vinNumber}</Fact>
        <Fact label="Mileage">{formatKilometers(lead.mileage)}</Fact>
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
    column.work(),
    column.status(),
    column.received((lead) => isOpen(partsRequest, lead)),
    column.actions(),
  ]),
  formatName,
  Details,
  editLabels: {} satisfies Record<keyof z.output<typeof partsRequest.staffFields>, string>,
  EditFields: () => null,
};

/** The screen Parts Requests (docs/spec/request-types.md#parts-requests). */
export function Component() {
  return <LeadScreen view={view} />;
}
