CREATE INDEX "contact_inquiries_number" ON "contact_inquiries" USING btree ("phone_digits");--> statement-breakpoint
CREATE INDEX "contact_inquiries_address" ON "contact_inquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "dealer_applications_number" ON "dealer_applications" USING btree ("phone_digits");--> statement-breakpoint
CREATE INDEX "dealer_applications_address" ON "dealer_applications" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "job_applications_number" ON "job_applications" USING btree ("phone_digits");--> statement-breakpoint
CREATE INDEX "job_applications_address" ON "job_applications" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "parts_requests_number" ON "parts_requests" USING btree ("phone_digits");--> statement-breakpoint
CREATE INDEX "parts_requests_address" ON "parts_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "service_appointments_number" ON "service_appointments" USING btree ("phone_digits");--> statement-breakpoint
CREATE INDEX "service_appointments_address" ON "service_appointments" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "test_drives_number" ON "test_drives" USING btree ("phone_digits");--> statement-breakpoint
CREATE INDEX "test_drives_address" ON "test_drives" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "vehicle_bookings_number" ON "vehicle_bookings" USING btree ("phone_digits");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_address" ON "vehicle_bookings" USING btree (lower("email"));