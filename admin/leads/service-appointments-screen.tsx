import { vehicles } from '#catalogue/vehicles.ts';
import type { LeadRecord } from '#contract/leads/lead.ts';
import { serviceAppointment, serviceTypes } from '#contract/leads/service-appointment.ts';
import { formatDay, formatTime } from '../ui/format.ts';
import { isOpen } from '../ui/lead-statuses.ts';
import { Section } from '../ui/section.tsx';
import { ConfirmedFacts, EditConfirmed } from './details/confirmed.tsx';
import { LeadFact, LeadFacts, PersonSection } from './details/detail-sections.tsx';
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
import { StaffInput } from './work-fields.tsx';

type Appointment = LeadRecord<typeof serviceAppointment>;

const column = buildLeadColumns<Appointment>();

function Details({ lead, planned, isPlannedAsWished }: DetailsProps<Appointment>) {
  return (
    <>
      <PersonSection title="Customer" {...lead}>
        <LeadFacts lead={lead} names={['city', 'address']} />
      </PersonSection>
      <Section title="Vehicle">
        <LeadFacts lead={lead} names={['selectedVehicle', 'vinNumber']} />
        <LeadFact lead={lead} name="odometer">
          {formatKilometers(lead.odometer)}
        </LeadFact>
        <LeadFacts lead={lead} names={['vehicleYear']} />
      </Section>
      <Section title="Service">
        <LeadFact lead={lead} name="selectedServiceType" />
        <LeadFact lead={lead} name="serviceDate" isPrinted={isPlannedAsWished}>
          {formatDay(lead.serviceDate)}
        </LeadFact>
        {lead.preferredTime && (
          <LeadFact lead={lead} name="preferredTime" isPrinted={isPlannedAsWished}>
            {formatTime(lead.preferredTime)}
          </LeadFact>
        )}
        <LeadFacts
          lead={lead}
          names={['estimatedDuration', 'selectedDealership', 'additionalNotes', 'serviceNotes']}
        />
      </Section>
      {planned}
      <Section title="Appointment" isPrinted>
        <ConfirmedFacts lead={lead} />
        <LeadFact lead={lead} name="assignedTechnician" />
        <LeadFact lead={lead} name="estimatedCost">
          {formatAmount(lead.estimatedCost)}
        </LeadFact>
      </Section>
    </>
  );
}

/** A free text unless it is a time, HH:MM. */
const readTime = (text: string | null) => (text && /^\d\d:\d\d$/.test(text) ? text : null);

const EditFields = ({ lead }: { lead: Appointment }) => (
  <>
    <EditConfirmed
      lead={lead}
      preferred={{ date: lead.serviceDate, time: readTime(lead.preferredTime) }}
    />
    <StaffInput name="assignedTechnician" />
    <StaffInput name="estimatedCost" inputMode="numeric" />
  </>
);

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
  printLines: ['Work', 'Parts'],
  EditFields,
};

/** The screen Service Appointments (docs/spec/request-types.md#service-appointments). */
export function Component() {
  return <LeadScreen view={view} />;
}
