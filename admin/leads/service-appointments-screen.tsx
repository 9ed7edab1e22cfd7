import { vehicles } from '#catalogue/vehicles.ts';
import type { LeadRecord } from '#contract/leads/lead.ts';
import { serviceAppointment, serviceTypes } from '#contract/leads/service-appointment.ts';
import type { z } from '#contract/zod.ts';
import { FormInput, FormTextArea } from '../forms/form-fields.tsx';
import { formatDay, formatTime } from '../ui/format.ts';
import { isOpen } from '../ui/lead-statuses.ts';
import { Fact, FilledFact, Lines, Section } from '../ui/section.tsx';
import { ConfirmedFacts, confirmedLabels, EditConfirmed } from './details/confirmed.tsx';
import { PersonSection } from './details/detail-sections.tsx';
import { buildLeadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import {
  cityFilter,
  type DetailsProps,
  formatAmount,
  formatKilometers,
  formatName,
  type LeadView,
  requestedDealershipFilter,
} from './lead-view.ts';

type Appointment = LeadRecord<typeof serviceAppointment>;

const column = buildLeadColumns<Appointment>();

const editLabels = {
  ...confirmedLabels,
  assignedTechnician: 'Assigned technician',
  estimatedCost: 'Estimated cost (PKR)',
  notes: 'Notes',
} as const satisfies Record<keyof z.output<typeof serviceAppointment.staffFields>, string>;

function Details({ lead, planned, isPlannedAsWished }: DetailsProps<Appointment>) {
  return (
    <>
      <PersonSection title="Customer" {...lead}>
        <Fact label="City">{lead.city}</Fact>
        <FilledFact label="Address">{lead.address}</FilledFact>
      </PersonSection>
      <Section title="Vehicle">
        <Fact label="Vehicle">{lead.selectedVehicle}</Fact>
        <Fact label="VIN">{lead.vinNumber}</Fact>
        <Fact label="Odometer">{formatKilometers(lead.odometer)}</Fact>
        <FilledFact label="Year">{lead.vehicleYear}</FilledFact>
      </Section>
      <Section title="Service">
        <Fact label="Service type">{lead.selectedServiceType}</Fact>
        <Fact label="Service date" isPrinted={isPlannedAsWished}>
          {formatDay(lead.serviceDate)}
        </Fact>
        <FilledFact label="Preferred time" isPrinted={isPlannedAsWished}>
          {lead.preferredTime && formatTime(lead.preferredTime)}
        </FilledFact>
        <FilledFact label="Estimated duration">{lead.estimatedDuration}</FilledFact>
        <Fact label="Requested dealership">{lead.selectedDealership}</Fact>
        <Fact label="Additional notes">
          <Lines>{lead.additionalNotes}</Lines>
        </Fact>
        <FilledFact label="Service notes">{lead.serviceNotes}</FilledFact>
      </Section>
      {planned}
      <Section title="Appointment" isPrinted>
        <ConfirmedFacts {...lead} />
        <Fact label={editLabels.assignedTechnician}>{lead.assignedTechnician}</Fact>
        <Fact label="Estimated cost">{formatAmount(lead.estimatedCost)}</Fact>
        <Fact label={editLabels.notes}>
          <Lines>{lead.notes}</Lines>
        </Fact>
      </Section>
    </>
  );
}

/** A free text unless it is a time, HH:MM. */
const readTime = (text: string | null) => (text && /^\d\d:\d\d$/.test(text) ? text : null);

function EditFields({ lead }: { lead: Appointment }) {
  return (
    <>
      <EditConfirmed preferred={{ date: lead.serviceDate, time: readTime(lead.preferredTime) }} />
      <FormInput
        name="assignedTechnician"
        label={editLabels.assignedTechnician}
        autoComplete="off"
      />
      <FormInput name="estimatedCost" label={editLabels.estimatedCost} inputMode="numeric" />
      <FormTextArea name="notes" label={editLabels.notes} rows={2} />
    </>
  );
}

/** How the back office shows service appointments. */
export const view: LeadView<Appointment> = {
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
      allLabel: 'All vehicles',
      known: vehicles.map(({ label }) => label),
    },
    {
      field: 'selectedServiceType',
      label: 'Service type',
      allLabel: 'All service types',
      known: serviceTypes,
    },
    requestedDealershipFilter('selectedDealership'),
    cityFilter,
  ],
  columns: column.list([
    column.customer(
      'firstName',
      (lead) => ({ ...lead, name: formatName(lead) }),
      'Customer',
      'narrow',
    ),
    column.twoLines(
      'selectedVehicle',
      'Vehicle',
      (lead) => ({
        first: lead.selectedVehicle,
        aside: formatKilometers(lead.odometer),
        second: lead.vinNumber,
        isTableOnly: true,
      }),
      { slot: 'main', width: 'max(9rem, 14cqi)' },
    ),
    column.twoLines(
      'selectedServiceType',
      'Service',
      (lead) => ({ first: lead.selectedServiceType, second: lead.selectedDealership }),
      { slot: 'more' },
    ),
    column.appointment(
      (lead) => isOpen(serviceAppointment, lead),
      (lead) => ({
        wished: { date: lead.serviceDate, time: lead.preferredTime },
        confirmed: { date: lead.confirmedDate, time: lead.confirmedTime },
      }),
    ),
    column.work(),
    column.status(),
    column.received((lead) => isOpen(serviceAppointment, lead)),
    column.actions(),
  ]),
  formatName,
  choices: { selectedServiceType: serviceTypes },
  Details,
  printTitle: 'Work order',
  editLabels,
  EditFields,
};

/** The screen Service Appointments (docs/spec/request-types.md#service-appointments). */
export function Component() {
  return <LeadScreen view={view} />;
}
