CREATE TABLE "lead_ledger" (
	"lead" text NOT NULL,
	"shard" smallint NOT NULL,
	"accepted" bigint NOT NULL,
	"purged" bigint NOT NULL,
	CONSTRAINT "lead_ledger_lead_shard_pk" PRIMARY KEY("lead","shard")
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" DROP CONSTRAINT "newsletter_subscriptions_emailKey_unique";--> statement-breakpoint
DROP INDEX "message_templates_name";--> statement-breakpoint
DROP INDEX "newsletter_subscriptions_newest";--> statement-breakpoint
DROP INDEX "newsletter_subscriptions_state";--> statement-breakpoint
DROP INDEX "newsletter_subscriptions_source";--> statement-breakpoint
DROP INDEX "newsletter_subscriptions_search";--> statement-breakpoint
DROP INDEX "cars_vehicle_id";--> statement-breakpoint
DROP INDEX "specifications_fact";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_newest";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_changed";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_status";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_search";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_phone";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_number";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_address";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_dealer";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_dealer_status";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_source";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_owner";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_open";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_unanswered";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_vehicle";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_city";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_full_name";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_subject";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_next_follow_up";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_city_descending";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_subject_descending";--> statement-breakpoint
DROP INDEX IF EXISTS "contact_inquiries_next_follow_up_descending";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_newest";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_changed";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_status";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_search";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_phone";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_number";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_address";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_dealer";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_dealer_status";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_source";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_owner";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_open";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_unanswered";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_selected_facility_status";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_selected_preferred_dealership";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_city_dealership";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_first_name";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_last_name";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_city";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_province";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_next_follow_up";--> statement-breakpoint
DROP INDEX IF EXISTS "dealer_applications_next_follow_up_descending";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_newest";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_changed";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_status";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_search";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_phone";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_number";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_address";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_dealer";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_dealer_status";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_source";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_owner";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_open";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_unanswered";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_job_title";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_selected_employment_status";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_first_name";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_last_name";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_highest_education";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_next_follow_up";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_job_title_descending";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_highest_education_descending";--> statement-breakpoint
DROP INDEX IF EXISTS "job_applications_next_follow_up_descending";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_newest";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_changed";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_status";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_search";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_phone";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_number";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_address";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_dealer";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_dealer_status";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_source";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_owner";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_open";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_unanswered";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_city";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_first_name";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_last_name";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_vin_number";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_next_follow_up";--> statement-breakpoint
DROP INDEX IF EXISTS "parts_requests_next_follow_up_descending";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_newest";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_changed";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_status";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_search";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_phone";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_number";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_address";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_dealer";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_dealer_status";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_source";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_owner";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_open";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_unanswered";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_selected_vehicle";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_selected_dealership";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_selected_service_type";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_city";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_first_name";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_last_name";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_service_date";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_appointment_at";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_next_follow_up";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_appointment_at_descending";--> statement-breakpoint
DROP INDEX IF EXISTS "service_appointments_next_follow_up_descending";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_newest";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_changed";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_status";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_search";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_phone";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_number";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_address";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_dealer";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_dealer_status";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_source";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_owner";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_open";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_unanswered";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_selected_vehicle";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_selected_dealership";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_first_name";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_last_name";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_preferred_date";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_appointment_at";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_next_follow_up";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_preferred_date_descending";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_appointment_at_descending";--> statement-breakpoint
DROP INDEX IF EXISTS "test_drives_next_follow_up_descending";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_newest";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_changed";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_status";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_search";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_phone";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_number";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_address";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_dealer";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_dealer_status";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_source";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_owner";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_open";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_unanswered";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_selected_vehicle";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_preferred_dealership";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_city";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_first_name";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_last_name";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_next_follow_up";--> statement-breakpoint
DROP INDEX IF EXISTS "vehicle_bookings_next_follow_up_descending";--> statement-breakpoint
ALTER TABLE "event_items" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "event_items" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "news_items" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "news_items" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "dealer_searches" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "dealer_searches" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "specifications" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "specifications" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "dealer_applications" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "dealer_applications" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "parts_requests" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "parts_requests" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "service_appointments" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "service_appointments" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "deleted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "deleted_by" text;--> statement-breakpoint
CREATE INDEX "event_items_trash" ON "event_items" USING btree ("deleted_at","_id") WHERE "event_items"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "media_items_trash" ON "media_items" USING btree ("deleted_at","_id") WHERE "media_items"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "news_items_trash" ON "news_items" USING btree ("deleted_at","_id") WHERE "news_items"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "dealer_searches_trash" ON "dealer_searches" USING btree ("deleted_at","_id") WHERE "dealer_searches"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "dealers_trash" ON "dealers" USING btree ("deleted_at","_id") WHERE "dealers"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "job_openings_trash" ON "job_openings" USING btree ("deleted_at","_id") WHERE "job_openings"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "message_templates_trash" ON "message_templates" USING btree ("deleted_at","_id") WHERE "message_templates"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_trash" ON "newsletter_subscriptions" USING btree ("deleted_at","_id") WHERE "newsletter_subscriptions"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_address" ON "newsletter_subscriptions" USING btree ("email_key") WHERE "newsletter_subscriptions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "cars_trash" ON "cars" USING btree ("deleted_at","_id") WHERE "cars"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "cities_trash" ON "cities" USING btree ("deleted_at","_id") WHERE "cities"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "specifications_trash" ON "specifications" USING btree ("deleted_at","_id") WHERE "specifications"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree ("language",lower("name")) WHERE "message_templates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_newest" ON "newsletter_subscriptions" USING btree ("created_at","_id") WHERE "newsletter_subscriptions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_state" ON "newsletter_subscriptions" USING btree ("is_subscribed","created_at","_id") WHERE "newsletter_subscriptions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_source" ON "newsletter_subscriptions" USING btree ("source","created_at","_id") WHERE "newsletter_subscriptions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_search" ON "newsletter_subscriptions" USING gin ("search_text" gin_trgm_ops) WHERE "newsletter_subscriptions"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cars_vehicle_id" ON "cars" USING btree (lower("vehicle_id")) WHERE "cars"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "specifications_fact" ON "specifications" USING btree ("vehicle_id",lower("trim"),lower("group"),lower("label")) WHERE "specifications"."deleted_at" is null;--> statement-breakpoint
-- Requests that exist count as accepted; those that were deleted before are not known. In an empty database, which a
-- restore fills, there are none.
INSERT INTO "lead_ledger" ("lead", "shard", "accepted", "purged")
  SELECT 'contact-inquiries', 0, count(*), 0 FROM "contact_inquiries" HAVING count(*) > 0
  UNION ALL SELECT 'vehicle-bookings', 0, count(*), 0 FROM "vehicle_bookings" HAVING count(*) > 0
  UNION ALL SELECT 'test-drives', 0, count(*), 0 FROM "test_drives" HAVING count(*) > 0
  UNION ALL SELECT 'service-appointments', 0, count(*), 0 FROM "service_appointments" HAVING count(*) > 0
  UNION ALL SELECT 'parts-requests', 0, count(*), 0 FROM "parts_requests" HAVING count(*) > 0
  UNION ALL SELECT 'job-applications', 0, count(*), 0 FROM "job_applications" HAVING count(*) > 0
  UNION ALL SELECT 'dealer-applications', 0, count(*), 0 FROM "dealer_applications" HAVING count(*) > 0;
