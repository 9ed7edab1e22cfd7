import { vehicles } from '#catalogue/vehicles.ts';
import type { LeadRecord } from '#contract/leads/lead.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { formatDay, formatTime } from '../ui/format.ts';
import { isOpen } from '../ui/lead-statuses.ts';
import { Section } from '../ui/section.tsx';
import { ConfirmedFacts, EditConfirmed } from './details/confirmed.tsx';
import { LeadFact, LeadFacts, PersonSection } from './details/detail-sections.tsx';
import { buildLeadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import {
  type DetailsProps,
  formatName,
  type LeadView,
  requestedDealershipFilter,
} from './lead-view.ts';

type TestDrive = LeadRecord<typeof testDrive>;

const column = buildLeadColumns<TestDrive>();
/** Customers give agreements themselves, so requests that staff entered have none yet. */
const formatAgreement = (isGiven: boolean) => (isGiven ? 'Yes' : 'Not given yet');

function Details({ lead, planned, isPlannedAsWished }: DetailsProps<TestDrive>) {
  return (
    <>
      <PersonSection title="Customer" {...lead} />
      <Section title="Request">
        <LeadFacts lead={lead} names={['selectedVehicle', 'selectedDealership']} />
        <LeadFact lead={lead} name="ownsVehicle">
          {lead.ownsVehicle === 'yes' ? 'Yes' : 'No'}
        </LeadFact>
        <LeadFact lead={lead} name="preferredDate" isPrinted={isPlannedAsWished}>
          {lead.preferredDate && formatDay(lead.preferredDate)}
        </LeadFact>
        <LeadFact lead={lead} name="preferredTime" isPrinted={isPlannedAsWished}>
          {lead.preferredTime && formatTime(lead.preferredTime)}
        </LeadFact>
      </Section>
      {planned}
      <Section title="Confirmed" isPrinted>
        <ConfirmedFacts lead={lead} />
      </Section>
      <Section title="Agreements">
        {(['licenseAgreement', 'responsibilityAgreement'] as const).map((name) => (
          <LeadFact key={name} lead={lead} name={name}>
            {formatAgreement(lead[name])}
          </LeadFact>
        ))}
      </Section>
    </>
  );
}

const EditFields = ({ lead }: { lead: TestDrive }) => (
  <EditConfirmed lead={lead} preferred={{ date: lead.preferredDate, time: lead.preferredTime }} />
);

/** How the back office shows test drives. */
export const view: LeadView<TestDrive> = {
  facts: testDrive,
  counters: {
    totalTestDrives: 'Total Test Drives',
    pendingTestDrives: 'Pending',
    completedTestDrives: 'Completed',
    confirmedTestDrives: 'Confirmed',
  } satisfies Record<keyof typeof testDrive.counters, string>,
  filters: [
    {
      field: 'selectedVehicle',
      label: 'Vehicle',
      allLabel: 'All vehicles',
      known: vehicles.map(({ label }) => label),
    },
    requestedDealershipFilter('selectedDealership'),
  ],
  columns: column.list([
    column.customer(
      'firstName',
      (lead) => ({ ...lead, name: formatName(lead) }),
      'Customer',
      'medium',
    ),
    column.text('selectedVehicle', 'Vehicle', (lead) => lead.selectedVehicle, {
      slot: 'main',
      width: 'clamp(8rem, 12cqi, 12.5rem)',
    }),
    column.dealership('selectedDealership', (lead) => lead.selectedDealership),
    column.appointment(
      (lead) => isOpen(testDrive, lead),
      (lead) => ({
        wished: { date: lead.preferredDate, time: lead.preferredTime },
        confirmed: { date: lead.confirmedDate, time: lead.confirmedTime },
      }),
    ),
    column.work(),
    column.status(),
    column.received((lead) => isOpen(testDrive, lead)),
    column.actions(),
  ]),
  formatName,
  Details,
  printTitle: 'Hand-over sheet',
  EditFields,
};

/** The screen Test Drives (docs/spec/request-types.md#test-drives). */
export function Component() {
  return <LeadScreen view={view} />;
}
