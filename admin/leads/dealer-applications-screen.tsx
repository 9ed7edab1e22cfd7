import type { LeadRecord } from '#contract/lead.ts';
import {
  dealerApplication,
  dealershipTypes,
  facilityStatuses,
} from '#contract/leads/dealer-application.ts';
import type { z } from '#contract/zod.ts';
import { FormInput, FormTextArea } from '../forms/form-fields.tsx';
import { formatDay } from './dates.ts';
import { Lines } from './details/lines.tsx';
import { PersonSection } from './details/person-section.tsx';
import { RecordSection } from './details/record-section.tsx';
import { Fact, Section } from './details/section.tsx';
import { leadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import type { LeadView } from './lead-view.ts';
import { nameOf } from './name-of.ts';
import { joinFacts } from './text-of-facts.ts';

type Application = LeadRecord<typeof dealerApplication>;

const column = leadColumns<Application>();

const editLabels = {
  assignedRepresentative: 'Assigned representative',
  reviewDate: 'Review date',
  notes: 'Notes',
} as const satisfies Record<keyof z.output<typeof dealerApplication.update>, string>;

function Details({ lead }: { lead: Application }) {
  return (
    <>
      <PersonSection title="Applicant" {...lead} name={nameOf(lead)}>
        <Fact label="Address">{lead.address}</Fact>
        <Fact label="City">{lead.city}</Fact>
        <Fact label="CNIC">{lead.cnic}</Fact>
      </PersonSection>
      <Section title="Business">
        <Fact label="Preferred dealership">{lead.selectedPreferredDealership}</Fact>
        <Fact label="Facility status">{lead.selectedFacilityStatus}</Fact>
        <Fact label="NTN">{lead.ntnNumber}</Fact>
        <Fact label="Ownership">{lead.typeOfOwnership}</Fact>
        <Fact label="Type of business">{lead.typeOfBusiness}</Fact>
        <Fact label="Years in business">{lead.totalYearsBusiness}</Fact>
      </Section>
      <Section title="Location">
        <Fact label="Location">{lead.location}</Fact>
        <Fact label="City">{lead.cityDealership}</Fact>
        <Fact label="Province">{lead.province}</Fact>
        <Fact label="Proposed size">{lead.proposedSize}</Fact>
        <Fact label="Proposed location">{lead.proposedLocation}</Fact>
        <Fact label="Dimensions">{lead.proposedDimensions}</Fact>
        <Fact label="Agrees to share">{lead.agreeToShare ? 'Yes' : 'No'}</Fact>
      </Section>
      <Section title="Review">
        <Fact label={editLabels.assignedRepresentative}>{lead.assignedRepresentative}</Fact>
        <Fact label={editLabels.reviewDate}>{lead.reviewDate && formatDay(lead.reviewDate)}</Fact>
        <Fact label={editLabels.notes}>
          <Lines>{lead.notes}</Lines>
        </Fact>
      </Section>
      <RecordSection lead={lead} />
    </>
  );
}

function EditFields() {
  return (
    <>
      <FormInput
        name="assignedRepresentative"
        label={editLabels.assignedRepresentative}
        autoComplete="off"
      />
      <FormInput name="reviewDate" label={editLabels.reviewDate} type="date" />
      <FormTextArea name="notes" label={editLabels.notes} />
    </>
  );
}

const view: LeadView<Application> = {
  facts: dealerApplication,
  counters: {
    totalApplications: 'Total Applications',
    reviewingApplications: 'Reviewing',
    approvedApplications: 'Approved',
    shortlistedApplications: 'Shortlisted',
  } satisfies Record<keyof typeof dealerApplication.counters, string>,
  filters: [
    {
      field: 'selectedFacilityStatus',
      label: 'Facility status',
      every: 'All facility statuses',
      known: facilityStatuses,
    },
    {
      field: 'selectedPreferredDealership',
      label: 'Preferred dealership',
      every: 'All preferred dealerships',
      known: dealershipTypes,
    },
  ],
  columns: column.list([
    column.customer('firstName', (lead) => ({ ...lead, name: nameOf(lead) }), 'Applicant'),
    column.text('business', 'Business Info', 'md:w-[18%]', (lead) =>
      joinFacts(lead.selectedPreferredDealership, lead.selectedFacilityStatus),
    ),
    column.text('cityDealership', 'Location', '', (lead) =>
      joinFacts(lead.cityDealership, lead.province),
    ),
    column.status(),
    column.created(),
    column.actions(),
  ]),
  nameOf,
  Details,
  editLabels,
  EditFields,
};

/** Dealer Applications (document 3, section 2). */
export function Component() {
  return <LeadScreen view={view} />;
}
