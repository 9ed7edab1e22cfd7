import { useWatch } from 'react-hook-form';
import { listTrims } from '#catalogue/trims.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import type { LeadRecord } from '#contract/leads/lead.ts';
import { labelForStaff } from '#contract/leads/office-labels.ts';
import {
  bookingTypes,
  paymentColors,
  paymentStatuses,
  vehicleBooking,
} from '#contract/leads/vehicle-booking.ts';
import { FormSelect } from '../forms/form-fields.tsx';
import { QuoteSection } from '../quotes/quote-section.tsx';
import { Badge } from '../ui/badge.tsx';
import { formatStatus } from '../ui/format.ts';
import { isOpen } from '../ui/lead-statuses.ts';
import { Section } from '../ui/section.tsx';
import { ProgressSection } from './bookings/progress-section.tsx';
import { SameBuyerNotice } from './bookings/same-buyer.tsx';
import { LeadFact, LeadFacts, PersonSection } from './details/detail-sections.tsx';
import { buildLeadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import {
  cityFilter,
  formatAmount,
  formatName,
  type LeadView,
  requestedDealershipFilter,
} from './lead-view.ts';
import { StaffInput } from './work-fields.tsx';

type Booking = LeadRecord<typeof vehicleBooking>;

const column = buildLeadColumns<Booking>();

const [unpaid] = paymentStatuses;
const describePayment = ({ paymentStatus }: Booking) => {
  const status = paymentStatus ?? unpaid;
  return { color: paymentColors[status] ?? 'grey', text: formatStatus(status) };
};

function Details({ lead }: { lead: Booking }) {
  return (
    <>
      <SameBuyerNotice lead={lead} />
      <PersonSection title="Customer" {...lead}>
        <LeadFacts lead={lead} names={['address', 'city', 'cnic', 'ntnNumber', 'filerStatus']} />
      </PersonSection>
      <Section title="Vehicle">
        <LeadFacts
          lead={lead}
          names={[
            'selectedVehicle',
            'selectedColor',
            'preferredDealership',
            'selectedCity',
            'typeOfBooking',
            'promotionalConsent',
          ]}
        />
      </Section>
      <Section title="Price">
        {(['basePrice', 'freight', 'finalPrice'] as const).map((name) => (
          <LeadFact key={name} lead={lead} name={name}>
            {formatAmount(lead[name])}
          </LeadFact>
        ))}
        <LeadFact lead={lead} name="paymentStatus" isPrinted>
          <Badge {...describePayment(lead)} />
        </LeadFact>
      </Section>
      <ProgressSection bookingId={lead._id} />
      <QuoteSection quoteCode={lead.quoteCode} verifyCode={lead.verifyCode} />
    </>
  );
}

/** The fields for the promised day, and why it changes once there is one. */
function PromiseFields({ lead }: { lead: Booking }) {
  const promised: unknown = useWatch({ name: 'promisedDate' });
  const isMoved = Boolean(lead.promisedDate) && (promised ?? '') !== lead.promisedDate;
  return (
    <>
      <StaffInput name="promisedDate" type="date" />
      {isMoved && <StaffInput name="promiseReason" maxLength={500} />}
    </>
  );
}

function EditFields({ lead }: { lead: Booking }) {
  return (
    <>
      <FormSelect
        name="paymentStatus"
        label={labelForStaff(vehicleBooking, 'paymentStatus')}
        choices={paymentStatuses}
        formatLabel={formatStatus}
        blank={unpaid}
      />
      <PromiseFields lead={lead} />
      <StaffInput name="allottedAt" type="date" />
      <StaffInput name="readyAt" type="date" />
      <StaffInput name="deliveredAt" type="date" />
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
  EditFields,
};

/** The screen Vehicle Bookings (docs/spec/request-types.md#vehicle-bookings). */
export function Component() {
  return <LeadScreen view={view} />;
}
