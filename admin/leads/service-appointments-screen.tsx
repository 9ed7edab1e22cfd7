import { vehicles } from '#catalogue/vehicles.ts';
import type { LeadRecord } from '#contract/lead.ts';
import { serviceAppointment, serviceTypes } from '#contract/leads/service-appointment.ts';
import { formatRupees } from '#contract/rupees.ts';
import type { z } from '#contract/zod.ts';
import { FormInput, FormTextArea } from '../forms/form-fields.tsx';
import { formatDay } from './dates.ts';
import { ConfirmedFacts, confirmedLabels, EditConfirmed } from './details/confirmed.tsx';
import { Lines } from './details/lines.tsx';
import { PersonSection } from './details/person-section.tsx';
import { RecordSection } from './details/record-section.tsx';
import { Fact, FilledFact, Section } from './details/section.tsx';
import { leadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import type { LeadView } from './lead-view.ts';
import { nameOf } from './name-of.ts';
import { joinFacts, kilometres } from './text-of-facts.ts';

type Appointment = LeadRecord<typeof serviceAppointment>;

const column = leadColumns<Appointment>();

const editLabels = {
  ...confirmedLabels,
  assignedTechnician: 'Assigned technician',
  estimatedCost: 'Estimated cost (PKR)',
  notes: 'Notes',
} as const satisfies Record<keyof z.output<typeof serviceAppointment.update>, string>;

function Details({ lead }: { lead: Appointment }) {
  return (
    <>
      <PersonSection title="Customer" {...lead} name={nameOf(lead)}>
        <Fact label="City">{lead.city}</Fact>
        <FilledFact label="Address">{lead.address}</FilledFact>
      </PersonSection>
      <Section title="Vehicle">
        <Fact label="Vehicle">{lead.selectedVehicle}</Fact>
        <Fact label="VIN">{lead.vinNumber}</Fact>
        <Fact label="Odometer">{kilometres(lead.odometer)}</Fact>
        <FilledFact label="Year">{lead.vehicleYear}</FilledFact>
      </Section>
      <Section title="Service">
        <Fact label="Service type">{lead.selectedServiceType}</Fact>
        <Fact label="Service date">{formatDay(lead.serviceDate)}</Fact>
        <FilledFact label="Preferred time">{lead.preferredTime}</FilledFact>
        <FilledFact label="Estimated duration">{lead.estimatedDuration}</FilledFact>
        <Fact label="Dealership">{lead.selectedDealership}</Fact>
        <Fact label="Additional notes">
          <Lines>{lead.additionalNotes}</Lines>
        </Fact>
        <FilledFact label="Service notes">{lead.serviceNotes}</FilledFact>
      </Section>
      <Section title="Appointment">
        <ConfirmedFacts {...lead} />
        <Fact label={editLabels.assignedTechnician}>{lead.assignedTechnician}</Fact>
        <Fact label="Estimated cost">
          {lead.estimatedCost && formatRupees(Number(lead.estimatedCost))}
        </Fact>
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
      <EditConfirmed />
      <FormInput
        name="assignedTechnician"
        label={editLabels.assignedTechnician}
        autoComplete="off"
      />
      <FormInput name="estimatedCost" label={editLabels.estimatedCost} inputMode="numeric" />
      <FormTextArea name="notes" label={editLabels.notes} />
    </>
  );
}

const view: LeadView<Appointment> = {
  facts: serviceAppointment,
  counters: {
    totalAppointments: 'Total Appointments',
    pendingAppointments: 'Pending',
    completedAppointments: 'Completed',
    inProgressAppointments: 'In Progress',
  } satisfies Partial<Record<keyof typeof serviceAppointment.counters, string>>,
  filters: [
    {
      field: 'selectedVehicle',
      label: 'Vehicle',
      every: 'All vehicles',
      known: vehicles.map(({ label }) => label),
    },
    {
      field: 'selectedServiceType',
      label: 'Service type',
      every: 'All service types',
      known: serviceTypes,
    },
  ],
  columns: column.list([
    column.customer('firstName', (lead) => ({ ...lead, name: nameOf(lead) })),
    column.text('selectedVehicle', 'Vehicle', 'md:w-[18%]', (lead) =>
      joinFacts(lead.selectedVehicle, lead.vinNumber, kilometres(lead.odometer)),
    ),
    column.text('selectedServiceType', 'Service', '', (lead) =>
      joinFacts(lead.selectedServiceType, lead.selectedDealership, formatDay(lead.serviceDate)),
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

/** Service Appointments (document 3, section 2). */
export function Component() {
  return <LeadScreen view={view} />;
}
