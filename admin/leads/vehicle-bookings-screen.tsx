import { listTrims } from '#catalogue/trims.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import type { LeadRecord } from '#contract/leads/lead.ts';
import {
  bookingTypes,
  paymentColors,
  paymentStatuses,
  vehicleBooking,
} from '#contract/leads/vehicle-booking.ts';
import type { z } from '#contract/zod.ts';
import { FormInput, FormSelect, FormTextArea } from '../forms/form-fields.tsx';
import { QuoteSection } from '../quotes/quote-section.tsx';
import { Badge } from '../ui/badge.tsx';
import { formatStatus } from '../ui/format.ts';
import { isOpen } from '../ui/lead-statuses.ts';
import { Fact, FilledFact, Section } from '../ui/section.tsx';
import { PersonSection } from './details/detail-sections.tsx';
import { buildLeadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import {
  cityFilter,
  formatAmount,
  formatName,
  type LeadView,
  requestedDealershipFilter,
} from './lead-view.ts';

type Booking = LeadRecord<typeof vehicleBooking>;

const column = buildLeadColumns<Booking>();

const editLabels = {
  paymentStatus: 'Payment status',
  assignedSalesPerson: 'Assigned sales person',
  notes: 'Notes',
} as const satisfies Record<keyof z.output<typeof vehicleBooking.staffFields>, string>;

const [unpaid] = paymentStatuses;
const describePayment = ({ paymentStatus }: Booking) => {
  const status = paymentStatus ?? unpaid;
  return { color: paymentColors[status] ?? 'grey', text: formatStatus(status) };
};

function Details({ lead }: { lead: Booking }) {
  return (
    <>
      <PersonSection title="Customer" {...lead}>
        <Fact label="Address">{lead.address}</Fact>
        <Fact label="City">{lead.city}</Fact>
        <Fact label="CNIC">{lead.cnic}</Fact>
        <Fact label="NTN">{lead.ntnNumber}</Fact>
        <FilledFact label="Filer status">{lead.filerStatus}</FilledFact>
      </PersonSection>
      <Section title="Vehicle">
        <Fact label="Vehicle">{lead.selectedVehicle}</Fact>
        <Fact label="Colour">{lead.selectedColor}</Fact>
        <Fact label="Requested dealership">{lead.preferredDealership}</Fact>
        <Fact label="City of delivery">{lead.selectedCity}</Fact>
        <Fact label="Type of booking">{lead.typeOfBooking}</Fact>
        <Fact label="Promotional consent">{lead.promotionalConsent ? 'Yes' : 'No'}</Fact>
      </Section>
      <Section title="Price">
        <Fact label="Base price">{formatAmount(lead.basePrice)}</Fact>
        <Fact label="Freight">{formatAmount(lead.freight)}</Fact>
        <Fact label="Final price">{formatAmount(lead.finalPrice)}</Fact>
        <Fact label={editLabels.paymentStatus} isPrinted>
          <Badge {...describePayment(lead)} />
        </Fact>
      </Section>
      <QuoteSection quoteCode={lead.quoteCode} verifyCode={lead.verifyCode} />
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
        formatLabel={formatStatus}
        blank={unpaid}
      />
      <FormInput
        name="assignedSalesPerson"
        label={editLabels.assignedSalesPerson}
        autoComplete="off"
      />
      <FormTextArea name="notes" label={editLabels.notes} rows={2} />
    </>
  );
}

/** How the back office shows vehicle bookings. */
export const view: LeadView<Booking> = {
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
      allLabel: 'All vehicles',
      known: vehicles.flatMap((vehicle) => [
        vehicle.label,
        ...listTrims(vehicle).map(({ label }) => label),
      ]),
    },
    requestedDealershipFilter('preferredDealership'),
    cityFilter,
  ],
  columns: column.list([
    column.customer('firstName', (lead) => ({ ...lead, name: formatName(lead) })),
    column.twoLines(
      'selectedVehicle',
      'Vehicle',
      (lead) => ({ first: lead.selectedVehicle, second: lead.selectedColor }),
      { slot: 'main' },
    ),
    column.amount('price', 'Price', (lead) => formatAmount(lead.finalPrice)),
    column.secondStatus('payment', 'Payment', describePayment),
    column.work(),
    column.status(),
    column.received((lead) => isOpen(vehicleBooking, lead)),
    column.actions(),
  ]),
  formatName,
  choices: { typeOfBooking: bookingTypes },
  Details,
  editLabels,
  EditFields,
};

/** The screen Vehicle Bookings (docs/spec/request-types.md#vehicle-bookings). */
export function Component() {
  return <LeadScreen view={view} />;
}
