import {
  dealerApplication,
  dealershipTypes,
  facilityStatuses,
} from '#contract/leads/dealer-application.ts';
import type { LeadRecord } from '#contract/leads/lead.ts';
import type { z } from '#contract/zod.ts';
import { FormInput, FormTextArea } from '../forms/form-fields.tsx';
import { Fact, Section } from '../ui/section.tsx';
import { PersonSection } from './details/detail-sections.tsx';
import { buildLeadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import { cityFilter, formatName, joinValues, type LeadView } from './lead-view.ts';

type Application = LeadRecord<typeof dealerApplication>;

const column = buildLeadColumns<Application>();

const editLabels = {
  assignedRepresentative: 'Assigned representative',
  reviewDate: 'Review date',
  notes: 'Notes',
} as const satisfies Record<keyof z.output<typeof dealerApplication.staffFields>, string>;

function Details({ lead }: { lead: Application }) {
  return (
    <>
      <PersonSection title="Applicant" {...lead}>
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
      <FormTextArea name="notes" label={editLabels.notes} rows={2} />
    </>
  );
}

/** How the back office shows dealer applications. */
export const view: LeadView<Application> = {
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
      allLabel: 'All facility statuses',
      known: facilityStatuses,
    },
    {
      field: 'selectedPreferredDealership',
      label: 'Preferred dealership',
      allLabel: 'All preferred dealerships',
      known: dealershipTypes,
    },
    { ...cityFilter, field: 'cityDealership', isPrimary: true },
  ],
  columns: column.list([
    column.customer('firstName', (lead) => ({ ...lead, name: formatName(lead) }), 'Applicant'),
    column.text(
      'business',
      'Business Info',
      (lead) => joinValues(lead.selectedPreferredDealership, lead.selectedFacilityStatus),
      { slot: 'main', width: '18%' },
    ),
    column.twoLines(
      'cityDealership',
      'Location',
      (lead) => ({ first: lead.cityDealership, second: lead.province }),
      { slot: 'more' },
    ),
    column.status(),
    column.received(),
    column.actions(),
  ]),
  formatName,
  choices: {
    selectedPreferredDealership: dealershipTypes,
    selectedFacilityStatus: facilityStatuses,
  },
  Details,
  editLabels,
  EditFields,
};

/** The screen Dealer Applications (docs/spec/request-types.md#dealer-applications). */
export function Component() {
  return <LeadScreen view={view} />;
}
