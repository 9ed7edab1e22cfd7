import { vehicles } from '#catalogue/vehicles.ts';
import type { LeadRecord } from '#contract/lead.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import type { z } from '#contract/zod.ts';
import { FormInput, FormTextArea } from '../forms/form-fields.tsx';
import { formatDay } from './dates.ts';
import { ConfirmedFacts, confirmedLabels, EditConfirmed } from './details/confirmed.tsx';
import { Lines } from './details/lines.tsx';
import { PersonSection } from './details/person-section.tsx';
import { RecordSection } from './details/record-section.tsx';
import { Fact, Section } from './details/section.tsx';
import { leadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import type { LeadView } from './lead-view.ts';
import { nameOf } from './name-of.ts';

type TestDrive = LeadRecord<typeof testDrive>;

const column = leadColumns<TestDrive>();
const yesOrNo = (isSo: boolean) => (isSo ? 'Yes' : 'No');

const editLabels = {
  ...confirmedLabels,
  assignedSalesPerson: 'Assigned sales person',
  notes: 'Notes',
} as const satisfies Record<keyof z.output<typeof testDrive.update>, string>;

function Details({ lead }: { lead: TestDrive }) {
  return (
    <>
      <PersonSection title="Customer" {...lead} name={nameOf(lead)} />
      <Section title="Request">
        <Fact label="Vehicle">{lead.selectedVehicle}</Fact>
        <Fact label="Dealership">{lead.selectedDealership}</Fact>
        <Fact label="Owns a vehicle">{yesOrNo(lead.ownsVehicle === 'yes')}</Fact>
      </Section>
      <Section title="Appointment">
        <Fact label="Preferred date">{lead.preferredDate && formatDay(lead.preferredDate)}</Fact>
        <Fact label="Preferred time">{lead.preferredTime}</Fact>
        <ConfirmedFacts {...lead} />
        <Fact label="Sales person">{lead.assignedSalesPerson}</Fact>
        <Fact label="Notes">
          <Lines>{lead.notes}</Lines>
        </Fact>
      </Section>
      <Section title="Agreements">
        <Fact label="Driving licence">{yesOrNo(lead.licenseAgreement)}</Fact>
        <Fact label="Responsibility">{yesOrNo(lead.responsibilityAgreement)}</Fact>
      </Section>
      <RecordSection lead={lead} />
    </>
  );
}

function EditFields() {
  return (
    <>
      <EditConfirmed />
      <FormInput
        name="assignedSalesPerson"
        label={editLabels.assignedSalesPerson}
        autoComplete="off"
      />
      <FormTextArea name="notes" label={editLabels.notes} />
    </>
  );
}

const view: LeadView<TestDrive> = {
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
      every: 'All vehicles',
      known: vehicles.map(({ label }) => label),
    },
  ],
  columns: column.list([
    column.customer('firstName', (lead) => ({ ...lead, name: nameOf(lead) })),
    column.text(
      'selectedVehicle',
      'Vehicle',
      'md:w-[13%] xl:w-[12%]',
      (lead) => lead.selectedVehicle,
    ),
    column.text('selectedDealership', 'Dealership', '', (lead) => lead.selectedDealership),
    column.status(),
    column.created(),
    column.actions(),
  ]),
  nameOf,
  Details,
  editLabels,
  EditFields,
};

/** Test Drives (document 3, section 2). */
export function Component() {
  return <LeadScreen view={view} />;
}
