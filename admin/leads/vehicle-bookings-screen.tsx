import { trimsOf } from '#catalogue/trims.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import type { LeadRecord } from '#contract/lead.ts';
import { paymentStatuses, vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { formatRupees } from '#contract/rupees.ts';
import type { z } from '#contract/zod.ts';
import { FormInput, FormSelect, FormTextArea } from '../forms/form-fields.tsx';
import { statusLabel } from '../ui/status-label.ts';
import { Lines } from './details/lines.tsx';
import { PersonSection } from './details/person-section.tsx';
import { RecordSection } from './details/record-section.tsx';
import { Fact, FilledFact, Section } from './details/section.tsx';
import { leadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import type { LeadView } from './lead-view.ts';
import { nameOf } from './name-of.ts';
import { joinFacts } from './text-of-facts.ts';

type Booking = LeadRecord<typeof vehicleBooking>;

const column = leadColumns<Booking>();

const editLabels = {
  paymentStatus: 'Payment status',
  assignedSalesPerson: 'Assigned sales person',
  notes: 'Notes',
} as const satisfies Record<keyof z.output<typeof vehicleBooking.update>, string>;

const [unpaid] = paymentStatuses;
const payment = ({ paymentStatus }: Booking) => statusLabel(paymentStatus ?? unpaid);
const rupees = (price: number | null) => (price === null ? null : formatRupees(price));

function Details({ lead }: { lead: Booking }) {
  return (
    <>
      <PersonSection title="Customer" {...lead} name={nameOf(lead)}>
        <Fact label="Address">{lead.address}</Fact>
        <Fact label="City">{lead.city}</Fact>
        <Fact label="CNIC">{lead.cnic}</Fact>
        <Fact label="NTN">{lead.ntnNumber}</Fact>
        <FilledFact label="Filer status">{lead.filerStatus}</FilledFact>
      </PersonSection>
      <Section title="Vehicle">
        <Fact label="Vehicle">{lead.selectedVehicle}</Fact>
        <Fact label="Colour">{lead.selectedColor}</Fact>
        <Fact label="Dealership">{lead.preferredDealership}</Fact>
        <Fact label="City of delivery">{lead.selectedCity}</Fact>
        <Fact label="Type of booking">{lead.typeOfBooking}</Fact>
        <Fact label="Promotional consent">{lead.promotionalConsent ? 'Yes' : 'No'}</Fact>
      </Section>
      <Section title="Price">
        <Fact label="Base price">{rupees(lead.basePrice)}</Fact>
        <Fact label="Final price">{rupees(lead.finalPrice)}</Fact>
        <Fact label={editLabels.paymentStatus}>{payment(lead)}</Fact>
      </Section>
      <Section title="Handling">
        <Fact label={editLabels.assignedSalesPerson}>{lead.assignedSalesPerson}</Fact>
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
      <FormSelect
        name="paymentStatus"
        label={editLabels.paymentStatus}
        choices={paymentStatuses}
        labelOf={statusLabel}
        blank={unpaid}
      />
      <FormInput
        name="assignedSalesPerson"
        label={editLabels.assignedSalesPerson}
        autoComplete="off"
      />
      <FormTextArea name="notes" label={editLabels.notes} />
    </>
  );
}

const view: LeadView<Booking> = {
  facts: vehicleBooking,
  counters: {
    totalBookings: 'Total Bookings',
    pendingBookings: 'Pending',
    confirmedBookings: 'Confirmed',
    completedBookings: 'Completed',
  } satisfies Record<keyof typeof vehicleBooking.counters, string>,
  filters: [
    {
      field: 'selectedVehicle',
      label: 'Vehicle',
      every: 'All vehicles',
      known: vehicles.flatMap((vehicle) => [
        vehicle.label,
        ...trimsOf(vehicle).map(({ label }) => label),
      ]),
    },
  ],
  columns: column.list([
    column.customer('firstName', (lead) => ({ ...lead, name: nameOf(lead) })),
    column.text('selectedVehicle', 'Vehicle', '', (lead) =>
      joinFacts(lead.selectedVehicle, lead.selectedColor),
    ),
    column.amount('price', 'Price', 'md:w-[13%] xl:w-32', (lead) => rupees(lead.finalPrice)),
    column.text('payment', 'Payment', 'md:w-[10%] xl:w-24', payment),
    column.status(),
    column.created(),
    column.actions(),
  ]),
  nameOf,
  Details,
  editLabels,
  EditFields,
};

/** Vehicle Bookings (document 3, section 2). */
export function Component() {
  return <LeadScreen view={view} />;
}
