import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type BookingPayment, bookingPaths } from '#contract/bookings/payments.ts';
import type { StaffBookingProgress } from '#contract/bookings/progress.ts';
import { idempotencyKeyHeader, type Success } from '#contract/http/http.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { callApi } from '../../api.ts';
import { recordKeys, refreshRecords } from '../../lists/record-cache.ts';

/** Loads the steps, payments and compensation of a booking, and the buyer's other open bookings. */
export const useBookingProgress = (id: string) =>
  useQuery({
    queryKey: recordKeys.progress(vehicleBooking, id),
    queryFn: async ({ signal }) =>
      (await callApi<Success<StaffBookingProgress>>(bookingPaths.progress(id), { signal })).data,
  });

/** Returns a function that loads a booking and its payments again. */
export function useRefreshBookings(): () => void {
  const client = useQueryClient();
  return () => void refreshRecords(client, vehicleBooking);
}

/**
 * Returns a function that notes a payment. The same values have the same key, so that a second try after a lost answer
 * counts once.
 */
export function useNotePayment(id: string): (values: object) => Promise<BookingPayment> {
  const last = useRef({ text: '', key: '' });
  return async (values) => {
    const text = JSON.stringify(values);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    const { data } = await callApi<Success<BookingPayment>>(bookingPaths.payments(id), {
      method: 'POST',
      body: values,
      headers: { [idempotencyKeyHeader]: last.current.key },
    });
    return data;
  };
}

/** Reverses a payment of a booking. */
export async function reversePayment(
  id: string,
  paymentId: string,
  reason: string,
): Promise<BookingPayment> {
  const path = bookingPaths.reverse(id, paymentId);
  const call = { method: 'POST', body: { reason } } as const;
  return (await callApi<Success<BookingPayment>>(path, call)).data;
}
