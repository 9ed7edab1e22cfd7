import type { LeadRecord } from '../leads/lead.ts';
import type { vehicleBooking } from '../leads/vehicle-booking.ts';
import type { Compensation } from './compensation.ts';
import type { BookingPayment } from './payments.ts';

/** The steps of a booking, in their order. */
export const bookingSteps = ['booked', 'confirmed', 'allotted', 'ready', 'delivered'] as const;

export type BookingStep = (typeof bookingSteps)[number];

/** A step of a booking. */
export interface BookingStepState {
  name: BookingStep;
  isDone: boolean;
  /** The day, YYYY-MM-DD in Pakistan; null before it is done, and if nobody entered it. */
  at: string | null;
}

/** A delivery day that was promised. */
export interface PromisedDay {
  /** The day on which it was promised. */
  toldOn: string;
  /** The promised day; null if the promise was withdrawn. */
  date: string | null;
  /** Why it replaced the day before; null for the first one. */
  reason: string | null;
}

/** A payment as the buyer sees it. */
export type PaymentShown = Pick<
  BookingPayment,
  '_id' | 'amount' | 'paidOn' | 'instrument' | 'maskedNumber'
> & { isReversed: boolean };

/** The place of a booking among those that wait for a car: 12 of 40. */
export interface QueuePlace {
  place: number;
  of: number;
}

/** How far a booking is, and what is paid. All days are YYYY-MM-DD in Pakistan, all sums whole rupees. */
export interface BookingProgress<Payment = PaymentShown> {
  steps: BookingStepState[];
  /** The day that is promised now, and all in the order in which they were promised; null if none ever was. */
  promised: { date: string | null; history: PromisedDay[] } | null;
  /** Among the bookings of the same vehicle and color; null once it has a car or is closed. */
  queue: QueuePlace | null;
  /** In the order of their days, with the reversed ones. */
  payments: Payment[];
  /** Without the reversed ones. */
  paid: number;
  /** Null while the price is unknown; negative if more was paid. */
  left: number | null;
  /**
   * The estimate that the company confirms; null while its promise is switched off or nothing is paid, for a cancelled
   * booking, and if nobody knows when the car was delivered.
   */
  compensation: Compensation | null;
}

/** What makes two open bookings look like one buyer's. */
export type BuyerMatch = 'cnic' | 'phone' | 'address';

/** An open booking that has the CNIC, the phone number or the address of another one. */
export type SameBuyerBooking = Pick<
  LeadRecord<typeof vehicleBooking>,
  | '_id'
  | 'status'
  | 'createdAt'
  | 'firstName'
  | 'lastName'
  | 'cnic'
  | 'phone'
  | 'address'
  | 'city'
  | 'selectedVehicle'
  | 'selectedColor'
  | 'preferredDealership'
> & { matches: BuyerMatch[] };

/** What staff see of a booking: also who noted and reversed each payment, and the buyer's other open bookings. */
export interface StaffBookingProgress extends BookingProgress<BookingPayment> {
  sameBuyer: SameBuyerBooking[];
}
