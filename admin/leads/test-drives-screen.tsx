import { vehicles } from '#catalogue/vehicles.ts';
import type { LeadRecord } from '#contract/leads/lead.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import type { z } from '#contract/zod.ts';
import { FormInput, FormTextArea } from '../forms/form-fields.tsx';
import { formatDay, formatTime } from '../ui/format.ts';
import { isOpen } from '../ui/lead-statuses.ts';
import { Fact, Lines, Section } from '../ui/section.tsx';
import { ConfirmedFacts, confirmedLabels, EditConfirmed } from './details/confirmed.tsx';
import { PersonSection } from './details/detail-sections.tsx';
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
/** Customers give agreements themselves: those whose requests staff took have not yet. */
const formatAgreement = (isGiven: boolean) => (isGiven ? 'Yes' : 'Not given yet');
const formatYesNo = (value: boolean) => (value ? 'Yes' : 'No');

const editLabels = {
  ...confirmedLabels,
  assignedSalesPerson: 'Assigned sales person',
  notes: 'Notes',
} as const satisfies Record<keyof z.output<typeof testDrive.staffFields>, string>;

function Details({ lead, planned, isPlannedAsWished }: DetailsProps<TestDrive>) {
  return (
    <>
      <PersonSection title="Customer" {...lead} />
      <Section title="Request">
        <Fact label="Vehicle">{lead.selectedVehicle}</Fact>
        <Fact label="Requested dealership">{lead.selectedDealership}</Fact>
        <Fact label="Owns a vehicle">{formatYesNo(lead.ownsVehicle === 'yes')}</Fact>
        <Fact label="Preferred date" isPrinted={isPlannedAsWished}>
          {lead.preferredDate && formatDay(lead.preferredDate)}
        </Fact>
        <Fact label="Preferred time" isPrinted={isPlannedAsWished}>
          {lead.preferredTime && formatTime(lead.preferredTime)}
        </Fact>
      </Section>
      {planned}
      <Section title="Confirmed" isPrinted>
        <ConfirmedFacts {...lead} />
        <Fact label="Sales person">{lead.assignedSalesPerson}</Fact>
        <Fact label="Notes">
          <Lines>{lead.notes}</Lines>
        </Fact>
      </Section>
      <Section title="Agreements">
        <Fact label="Driving licence">{formatAgreement(lead.licenseAgreement)}</Fact>
        <Fact label="Responsibility">{formatAgreement(lead.responsibilityAgreement)}</Fact>
      </Section>
    </>
  );
}

function EditFields({ lead }: { lead: TestDrive }) {
  return (
    <>
      <EditConfirmed preferred={{ date: lead.preferredDate, time: lead.preferredTime }} />
      <FormInput
        name="assignedSalesPerson"
        label={editLabels.assignedSalesPerson}
        autoComplete="off"
      />
      <FormTextArea name="notes" label={editLabels.notes} rows={2} />
    </>
  );
}

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
  editLabels,
  EditFields,
};

/** The screen Test Drives (docs/spec/request-types.md#test-drives). */
export function Component() {
  return <LeadScreen view={view} />;
}
