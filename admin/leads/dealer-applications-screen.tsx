import {
  dealerApplication,
  dealershipTypes,
  facilityStatuses,
} from '#contract/leads/dealer-application.ts';
import type { LeadRecord } from '#contract/leads/lead.ts';
import { Section } from '../ui/section.tsx';
import { LeadFacts, PersonSection } from './details/detail-sections.tsx';
import { buildLeadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import { cityFilter, formatName, joinValues, type LeadView } from './lead-view.ts';
import { StaffInput } from './work-fields.tsx';

type Application = LeadRecord<typeof dealerApplication>;

const column = buildLeadColumns<Application>();

function Details({ lead }: { lead: Application }) {
  return (
    <>
      <PersonSection title="Applicant" {...lead}>
        <LeadFacts lead={lead} names={['address', 'city', 'cnic']} />
      </PersonSection>
      <Section title="Business">
        <LeadFacts
          lead={lead}
          names={[
            'selectedPreferredDealership',
            'selectedFacilityStatus',
            'ntnNumber',
            'typeOfOwnership',
            'typeOfBusiness',
            'totalYearsBusiness',
          ]}
        />
      </Section>
      <Section title="Location">
        <LeadFacts
          lead={lead}
          names={[
            'location',
            'cityDealership',
            'province',
            'proposedSize',
            'proposedLocation',
            'proposedDimensions',
            'agreeToShare',
          ]}
        />
      </Section>
    </>
  );
}

const EditFields = () => (
  <>
    <StaffInput name="assignedRepresentative" />
    <StaffInput name="reviewDate" type="date" />
  </>
);

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
  EditFields,
};

/** The screen Dealer Applications (docs/spec/request-types.md#dealer-applications). */
export function Component() {
  return <LeadScreen view={view} />;
}
