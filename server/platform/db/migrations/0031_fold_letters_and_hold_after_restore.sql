-- Folds letters for searches and comparisons (docs/decisions/034-the-database-folds-letters.md). Case alone is not
-- enough: the lower case of İ and of Σ depends on the locale, and é may be one character or two.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(lower(normalize(value, NFC)), 'ς', 'σ'), U&'i\0307', 'i');--> statement-breakpoint
DROP INDEX "newsletter_subscriptions_address";--> statement-breakpoint
UPDATE "newsletter_subscriptions" SET "email_key" = folded."email_key" FROM (
  SELECT "_id", fold_text("email") || CASE WHEN "deleted_at" IS NULL AND row_number() OVER (
    PARTITION BY fold_text("email"), "deleted_at" IS NULL ORDER BY "created_at", "_id") > 1 THEN ' ' || "_id" ELSE '' END AS "email_key"
  FROM "newsletter_subscriptions") AS folded
WHERE folded."_id" = "newsletter_subscriptions"."_id" AND folded."email_key" <> "newsletter_subscriptions"."email_key";--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_address" ON "newsletter_subscriptions" USING btree ("email_key") WHERE "newsletter_subscriptions"."deleted_at" is null;--> statement-breakpoint
-- Names that were two only by case or encoding are one now: the later ones get the end of their id.
UPDATE "list_views" SET "name" = "name" || ' ' || right("list_views"."_id"::text, 4) FROM (
  SELECT "_id", row_number() OVER (PARTITION BY "account_id", "screen", fold_text("name") ORDER BY "created_at", "_id") AS number
  FROM "list_views") AS same WHERE same."_id" = "list_views"."_id" AND same.number > 1;--> statement-breakpoint
UPDATE "message_templates" SET "name" = "name" || ' ' || right("message_templates"."_id"::text, 4) FROM (
  SELECT "_id", row_number() OVER (PARTITION BY "language", fold_text("name") ORDER BY "created_at", "_id") AS number
  FROM "message_templates" WHERE "deleted_at" IS NULL) AS same WHERE same."_id" = "message_templates"."_id" AND same.number > 1;--> statement-breakpoint
UPDATE "cars" SET "vehicle_id" = "vehicle_id" || '-' || right("cars"."_id"::text, 4) FROM (
  SELECT "_id", row_number() OVER (PARTITION BY fold_text("vehicle_id") ORDER BY "created_at", "_id") AS number
  FROM "cars" WHERE "deleted_at" IS NULL) AS same WHERE same."_id" = "cars"."_id" AND same.number > 1;--> statement-breakpoint
UPDATE "specifications" SET "label" = "label" || ' ' || right("specifications"."_id"::text, 4) FROM (
  SELECT "_id", row_number() OVER (
    PARTITION BY "vehicle_id", fold_text("trim"), fold_text("group"), fold_text("label") ORDER BY "created_at", "_id") AS number
  FROM "specifications" WHERE "deleted_at" IS NULL) AS same WHERE same."_id" = "specifications"."_id" AND same.number > 1;--> statement-breakpoint
CREATE TABLE "restores" (
	"restored_at" timestamp(3) with time zone PRIMARY KEY NOT NULL,
	"made_at" timestamp(3) with time zone NOT NULL,
	"resumed_at" timestamp(3) with time zone
);
--> statement-breakpoint
DROP INDEX "audit_lines_names";--> statement-breakpoint
DROP INDEX "audit_lines_values";--> statement-breakpoint
DROP INDEX "list_views_name";--> statement-breakpoint
DROP INDEX "message_templates_name";--> statement-breakpoint
DROP INDEX "cars_vehicle_id";--> statement-breakpoint
DROP INDEX "specifications_fact";--> statement-breakpoint
DROP INDEX "contact_inquiries_address";--> statement-breakpoint
DROP INDEX "dealer_applications_address";--> statement-breakpoint
DROP INDEX "job_applications_address";--> statement-breakpoint
DROP INDEX "parts_requests_address";--> statement-breakpoint
DROP INDEX "service_appointments_address";--> statement-breakpoint
DROP INDEX "test_drives_address";--> statement-breakpoint
DROP INDEX "vehicle_bookings_address";--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_inquiries" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(full_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(subject, '') || E'\n' || coalesce(message, '') || E'\n' || coalesce(address, '') || E'\n' || coalesce(vehicle, '') || E'\n' || coalesce(assigned_to, '') || E'\n' || coalesce(notes, '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_applications" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(first_name, '') || E'\n' || coalesce(last_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(address, '') || E'\n' || coalesce(cnic, '') || E'\n' || coalesce(ntn_number, '') || E'\n' || coalesce(city_dealership, '') || E'\n' || coalesce(province, '') || E'\n' || coalesce(selected_preferred_dealership, '') || E'\n' || coalesce(location, '') || E'\n' || coalesce(assigned_representative, '') || E'\n' || coalesce(assigned_to, '') || E'\n' || coalesce(notes, '') || E'\n' || replace(coalesce(cnic, ''), '-', '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(first_name, '') || E'\n' || coalesce(last_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(address, '') || E'\n' || coalesce(cnic, '') || E'\n' || coalesce(job_title, '') || E'\n' || coalesce(current_employer, '') || E'\n' || coalesce(assigned_recruiter, '') || E'\n' || coalesce(assigned_to, '') || E'\n' || coalesce(notes, '') || E'\n' || replace(coalesce(cnic, ''), '-', '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "parts_requests" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(first_name, '') || E'\n' || coalesce(last_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(address, '') || E'\n' || coalesce(vin_number, '') || E'\n' || coalesce(required_part, '') || E'\n' || coalesce(vehicle_model, '') || E'\n' || coalesce(assigned_to, '') || E'\n' || coalesce(additional_notes, '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "service_appointments" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(first_name, '') || E'\n' || coalesce(last_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(address, '') || E'\n' || coalesce(vin_number, '') || E'\n' || coalesce(selected_vehicle, '') || E'\n' || coalesce(selected_service_type, '') || E'\n' || coalesce(selected_dealership, '') || E'\n' || coalesce(additional_notes, '') || E'\n' || coalesce(assigned_technician, '') || E'\n' || coalesce(assigned_to, '') || E'\n' || coalesce(notes, '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "test_drives" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(first_name, '') || E'\n' || coalesce(last_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(selected_vehicle, '') || E'\n' || coalesce(selected_dealership, '') || E'\n' || coalesce(assigned_sales_person, '') || E'\n' || coalesce(assigned_to, '') || E'\n' || coalesce(notes, '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(first_name, '') || E'\n' || coalesce(last_name, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(address, '') || E'\n' || coalesce(cnic, '') || E'\n' || coalesce(ntn_number, '') || E'\n' || coalesce(selected_vehicle, '') || E'\n' || coalesce(selected_color, '') || E'\n' || coalesce(preferred_dealership, '') || E'\n' || coalesce(assigned_sales_person, '') || E'\n' || coalesce(assigned_to, '') || E'\n' || coalesce(notes, '') || E'\n' || replace(coalesce(cnic, ''), '-', '') || E'\n' || right(_id::text, 8))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_lines_names" ON "audit_lines" USING gin (fold_text("username") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_lines_values" ON "audit_lines" USING gin (fold_text(coalesce("old"::text, '') || ' ' || coalesce("new"::text, '')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "list_views" USING btree ("account_id","screen",fold_text("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree ("language",fold_text("name")) WHERE "message_templates"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cars_vehicle_id" ON "cars" USING btree (fold_text("vehicle_id")) WHERE "cars"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "specifications_fact" ON "specifications" USING btree ("vehicle_id",fold_text("trim"),fold_text("group"),fold_text("label")) WHERE "specifications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_address" ON "contact_inquiries" USING btree (fold_text("email")) WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_address" ON "dealer_applications" USING btree (fold_text("email")) WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_address" ON "job_applications" USING btree (fold_text("email")) WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_address" ON "parts_requests" USING btree (fold_text("email")) WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_address" ON "service_appointments" USING btree (fold_text("email")) WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_address" ON "test_drives" USING btree (fold_text("email")) WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_address" ON "vehicle_bookings" USING btree (fold_text("email")) WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_search" ON "newsletter_subscriptions" USING gin ("search_text" gin_trgm_ops) WHERE "newsletter_subscriptions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_search" ON "contact_inquiries" USING gin ("search_text" gin_trgm_ops) WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_search" ON "dealer_applications" USING gin ("search_text" gin_trgm_ops) WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_search" ON "job_applications" USING gin ("search_text" gin_trgm_ops) WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_search" ON "parts_requests" USING gin ("search_text" gin_trgm_ops) WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_search" ON "service_appointments" USING gin ("search_text" gin_trgm_ops) WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_search" ON "test_drives" USING gin ("search_text" gin_trgm_ops) WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_search" ON "vehicle_bookings" USING gin ("search_text" gin_trgm_ops) WHERE "vehicle_bookings"."deleted_at" is null;
