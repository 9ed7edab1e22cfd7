/** Every table, for the migrations that are generated from them. */
export { pageViews } from '../analytics/schema.ts';
export { auditLines } from '../audit/schema.ts';
export { eventItems, mediaItems, newsItems } from '../content/schema.ts';
export { dealers } from '../dealers/schema.ts';
export { jobOpenings } from '../jobs/schema.ts';
export { contactInquiries } from '../leads/contact.ts';
export { dealerApplications } from '../leads/dealer-application.ts';
export { jobApplications } from '../leads/job-application.ts';
export { partsRequests } from '../leads/parts-request.ts';
export { idempotencyLines, leadDays, leadTallies } from '../leads/schema.ts';
export { serviceAppointments } from '../leads/service-appointment.ts';
export { testDrives } from '../leads/test-drive.ts';
export { vehicleBookings } from '../leads/vehicle-booking.ts';
export { outgoingMail } from '../mail/schema.ts';
export { newsletterSubscriptions } from '../newsletter/schema.ts';
export { cars, cities, priceCalculations } from '../pricing/schema.ts';
export { secrets } from '../secrets/schema.ts';
export { signInCounts, staffAccounts, staffSessions } from '../staff/schema.ts';
