DROP INDEX "contact_inquiries_filter_1";--> statement-breakpoint
DROP INDEX "dealer_applications_filter_1";--> statement-breakpoint
DROP INDEX "dealer_applications_filter_2";--> statement-breakpoint
DROP INDEX "job_applications_filter_1";--> statement-breakpoint
DROP INDEX "service_appointments_filter_1";--> statement-breakpoint
DROP INDEX "service_appointments_filter_2";--> statement-breakpoint
DROP INDEX "service_appointments_filter_3";--> statement-breakpoint
DROP INDEX "test_drives_filter_1";--> statement-breakpoint
DROP INDEX "test_drives_filter_2";--> statement-breakpoint
DROP INDEX "vehicle_bookings_filter_1";--> statement-breakpoint
DROP INDEX "vehicle_bookings_filter_2";--> statement-breakpoint
CREATE INDEX "contact_inquiries_changed" ON "contact_inquiries" USING btree ("updated_at","_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_vehicle" ON "contact_inquiries" USING btree (lower("vehicle"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_full_name" ON "contact_inquiries" USING btree (lower("full_name"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_city" ON "contact_inquiries" USING btree (lower("city"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_subject" ON "contact_inquiries" USING btree (lower("subject"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_city_descending" ON "contact_inquiries" USING btree (lower("city") desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_inquiries_subject_descending" ON "contact_inquiries" USING btree (lower("subject") desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dealer_applications_changed" ON "dealer_applications" USING btree ("updated_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_selected_facility_status" ON "dealer_applications" USING btree (lower("selected_facility_status"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_selected_preferred_dealership" ON "dealer_applications" USING btree (lower("selected_preferred_dealership"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_first_name" ON "dealer_applications" USING btree (lower("first_name"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_last_name" ON "dealer_applications" USING btree (lower("last_name"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_city" ON "dealer_applications" USING btree (lower("city"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_city_dealership" ON "dealer_applications" USING btree (lower("city_dealership"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_province" ON "dealer_applications" USING btree (lower("province"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_changed" ON "job_applications" USING btree ("updated_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_selected_employment_status" ON "job_applications" USING btree (lower("selected_employment_status"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_first_name" ON "job_applications" USING btree (lower("first_name"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_last_name" ON "job_applications" USING btree (lower("last_name"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_job_title" ON "job_applications" USING btree (lower("job_title"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_highest_education" ON "job_applications" USING btree (lower("highest_education"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_job_title_descending" ON "job_applications" USING btree (lower("job_title") desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_highest_education_descending" ON "job_applications" USING btree (lower("highest_education") desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "parts_requests_changed" ON "parts_requests" USING btree ("updated_at","_id");--> statement-breakpoint
CREATE INDEX "parts_requests_first_name" ON "parts_requests" USING btree (lower("first_name"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "parts_requests_last_name" ON "parts_requests" USING btree (lower("last_name"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "parts_requests_city" ON "parts_requests" USING btree (lower("city"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "parts_requests_vin_number" ON "parts_requests" USING btree (lower("vin_number"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_changed" ON "service_appointments" USING btree ("updated_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_selected_vehicle" ON "service_appointments" USING btree (lower("selected_vehicle"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_selected_dealership" ON "service_appointments" USING btree (lower("selected_dealership"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_selected_service_type" ON "service_appointments" USING btree (lower("selected_service_type"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_first_name" ON "service_appointments" USING btree (lower("first_name"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_last_name" ON "service_appointments" USING btree (lower("last_name"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_service_date" ON "service_appointments" USING btree ("service_date","created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_changed" ON "test_drives" USING btree ("updated_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_selected_vehicle" ON "test_drives" USING btree (lower("selected_vehicle"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_selected_dealership" ON "test_drives" USING btree (lower("selected_dealership"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_first_name" ON "test_drives" USING btree (lower("first_name"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_last_name" ON "test_drives" USING btree (lower("last_name"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_preferred_date" ON "test_drives" USING btree ("preferred_date","created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_preferred_date_descending" ON "test_drives" USING btree ("preferred_date" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vehicle_bookings_changed" ON "vehicle_bookings" USING btree ("updated_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_selected_vehicle" ON "vehicle_bookings" USING btree (lower("selected_vehicle"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_preferred_dealership" ON "vehicle_bookings" USING btree (lower("preferred_dealership"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_first_name" ON "vehicle_bookings" USING btree (lower("first_name"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_last_name" ON "vehicle_bookings" USING btree (lower("last_name"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_city" ON "vehicle_bookings" USING btree (lower("city"),"created_at","_id");