-- Texts that are no number move to the notes, so that nothing is lost.
UPDATE "job_applications" SET "additional_info" = concat_ws(E'\n', "additional_info", 'Passing year: ' || "passing_year")
WHERE btrim("passing_year") <> '' AND regexp_replace(lower("passing_year"), '[,\s]|km', '', 'g') !~ '^(19|20)\d{2}$';--> statement-breakpoint
UPDATE "job_applications" SET "additional_info" = concat_ws(E'\n', "additional_info", 'Passing year of the diploma: ' || "technical_passing_year")
WHERE btrim("technical_passing_year") <> '' AND regexp_replace(lower("technical_passing_year"), '[,\s]|km', '', 'g') !~ '^(19|20)\d{2}$';--> statement-breakpoint
UPDATE "job_applications" SET "additional_info" = concat_ws(E'\n', "additional_info", 'Present salary: ' || "present_salary")
WHERE btrim("present_salary") <> '' AND regexp_replace(lower("present_salary"), '[,\s]|km', '', 'g') !~ '^\d{1,12}(\.\d+)?$';--> statement-breakpoint
UPDATE "job_applications" SET "additional_info" = concat_ws(E'\n', "additional_info", 'Expected salary: ' || "expected_salary")
WHERE btrim("expected_salary") <> '' AND regexp_replace(lower("expected_salary"), '[,\s]|km', '', 'g') !~ '^\d{1,12}(\.\d+)?$';--> statement-breakpoint
UPDATE "parts_requests" SET "additional_notes" = concat_ws(E'\n', "additional_notes", 'Mileage: ' || "mileage")
WHERE btrim("mileage") <> '' AND regexp_replace(lower("mileage"), '[,\s]|km', '', 'g') !~ '^\d{1,7}(\.\d+)?$';--> statement-breakpoint
UPDATE "service_appointments" SET "additional_notes" = concat_ws(E'\n', "additional_notes", 'Odometer: ' || "odometer")
WHERE btrim("odometer") <> '' AND regexp_replace(lower("odometer"), '[,\s]|km', '', 'g') !~ '^\d{1,7}(\.\d+)?$';--> statement-breakpoint
UPDATE "service_appointments" SET "notes" = concat_ws(E'\n', "notes", 'Estimated cost: ' || "estimated_cost")
WHERE btrim("estimated_cost") <> '' AND regexp_replace(lower("estimated_cost"), '[,\s]|km', '', 'g') !~ '^\d{1,12}(\.\d+)?$';--> statement-breakpoint
ALTER TABLE "job_applications" ALTER COLUMN "passing_year" SET DATA TYPE integer USING
	CASE WHEN regexp_replace(lower("passing_year"), '[,\s]|km', '', 'g') ~ '^(19|20)\d{2}$' THEN round(regexp_replace(lower("passing_year"), '[,\s]|km', '', 'g')::numeric)::integer END;--> statement-breakpoint
ALTER TABLE "job_applications" ALTER COLUMN "technical_passing_year" SET DATA TYPE integer USING
	CASE WHEN regexp_replace(lower("technical_passing_year"), '[,\s]|km', '', 'g') ~ '^(19|20)\d{2}$' THEN round(regexp_replace(lower("technical_passing_year"), '[,\s]|km', '', 'g')::numeric)::integer END;--> statement-breakpoint
ALTER TABLE "job_applications" ALTER COLUMN "present_salary" SET DATA TYPE bigint USING
	CASE WHEN regexp_replace(lower("present_salary"), '[,\s]|km', '', 'g') ~ '^\d{1,12}(\.\d+)?$' THEN round(regexp_replace(lower("present_salary"), '[,\s]|km', '', 'g')::numeric)::bigint END;--> statement-breakpoint
ALTER TABLE "job_applications" ALTER COLUMN "expected_salary" SET DATA TYPE bigint USING
	CASE WHEN regexp_replace(lower("expected_salary"), '[,\s]|km', '', 'g') ~ '^\d{1,12}(\.\d+)?$' THEN round(regexp_replace(lower("expected_salary"), '[,\s]|km', '', 'g')::numeric)::bigint END;--> statement-breakpoint
ALTER TABLE "parts_requests" ALTER COLUMN "mileage" SET DATA TYPE integer USING
	CASE WHEN regexp_replace(lower("mileage"), '[,\s]|km', '', 'g') ~ '^\d{1,7}(\.\d+)?$' THEN round(regexp_replace(lower("mileage"), '[,\s]|km', '', 'g')::numeric)::integer END;--> statement-breakpoint
ALTER TABLE "service_appointments" ALTER COLUMN "odometer" SET DATA TYPE integer USING
	CASE WHEN regexp_replace(lower("odometer"), '[,\s]|km', '', 'g') ~ '^\d{1,7}(\.\d+)?$' THEN round(regexp_replace(lower("odometer"), '[,\s]|km', '', 'g')::numeric)::integer END;--> statement-breakpoint
ALTER TABLE "service_appointments" ALTER COLUMN "estimated_cost" SET DATA TYPE bigint USING
	CASE WHEN regexp_replace(lower("estimated_cost"), '[,\s]|km', '', 'g') ~ '^\d{1,12}(\.\d+)?$' THEN round(regexp_replace(lower("estimated_cost"), '[,\s]|km', '', 'g')::numeric)::bigint END;--> statement-breakpoint
ALTER TABLE "contact_inquiries" drop column "search_text";--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(full_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(subject, '') || E'\n' || coalesce(message, '') || E'\n' || coalesce(address, '') || E'\n' || coalesce(vehicle, '') || E'\n' || coalesce(assigned_to, '') || E'\n' || coalesce(notes, '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_applications" drop column "search_text";--> statement-breakpoint
ALTER TABLE "dealer_applications" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(first_name, '') || E'\n' || coalesce(last_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(address, '') || E'\n' || coalesce(cnic, '') || E'\n' || coalesce(ntn_number, '') || E'\n' || coalesce(city_dealership, '') || E'\n' || coalesce(province, '') || E'\n' || coalesce(selected_preferred_dealership, '') || E'\n' || coalesce(location, '') || E'\n' || coalesce(assigned_representative, '') || E'\n' || coalesce(notes, '') || E'\n' || replace(coalesce(cnic, ''), '-', '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" drop column "search_text";--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(first_name, '') || E'\n' || coalesce(last_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(address, '') || E'\n' || coalesce(cnic, '') || E'\n' || coalesce(job_title, '') || E'\n' || coalesce(current_employer, '') || E'\n' || coalesce(assigned_recruiter, '') || E'\n' || coalesce(notes, '') || E'\n' || replace(coalesce(cnic, ''), '-', '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "parts_requests" drop column "search_text";--> statement-breakpoint
ALTER TABLE "parts_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(first_name, '') || E'\n' || coalesce(last_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(address, '') || E'\n' || coalesce(vin_number, '') || E'\n' || coalesce(required_part, '') || E'\n' || coalesce(vehicle_model, '') || E'\n' || coalesce(additional_notes, '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "service_appointments" drop column "search_text";--> statement-breakpoint
ALTER TABLE "service_appointments" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(first_name, '') || E'\n' || coalesce(last_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(address, '') || E'\n' || coalesce(vin_number, '') || E'\n' || coalesce(selected_vehicle, '') || E'\n' || coalesce(selected_service_type, '') || E'\n' || coalesce(selected_dealership, '') || E'\n' || coalesce(additional_notes, '') || E'\n' || coalesce(assigned_technician, '') || E'\n' || coalesce(notes, '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "test_drives" drop column "search_text";--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(first_name, '') || E'\n' || coalesce(last_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(selected_vehicle, '') || E'\n' || coalesce(selected_dealership, '') || E'\n' || coalesce(assigned_sales_person, '') || E'\n' || coalesce(notes, '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" drop column "search_text";--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(first_name, '') || E'\n' || coalesce(last_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(address, '') || E'\n' || coalesce(cnic, '') || E'\n' || coalesce(ntn_number, '') || E'\n' || coalesce(selected_vehicle, '') || E'\n' || coalesce(selected_color, '') || E'\n' || coalesce(preferred_dealership, '') || E'\n' || coalesce(assigned_sales_person, '') || E'\n' || coalesce(notes, '') || E'\n' || replace(coalesce(cnic, ''), '-', '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
-- The indexes were dropped with their columns.
CREATE INDEX "contact_inquiries_search" ON "contact_inquiries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dealer_applications_search" ON "dealer_applications" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_applications_search" ON "job_applications" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "parts_requests_search" ON "parts_requests" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_appointments_search" ON "service_appointments" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "test_drives_search" ON "test_drives" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vehicle_bookings_search" ON "vehicle_bookings" USING gin ("search_text" gin_trgm_ops);
