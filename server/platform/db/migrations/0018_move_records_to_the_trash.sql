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
DROP INDEX "contact_inquiries_newest";--> statement-breakpoint
DROP INDEX "contact_inquiries_changed";--> statement-breakpoint
DROP INDEX "contact_inquiries_status";--> statement-breakpoint
DROP INDEX "contact_inquiries_search";--> statement-breakpoint
DROP INDEX "contact_inquiries_phone";--> statement-breakpoint
DROP INDEX "contact_inquiries_number";--> statement-breakpoint
DROP INDEX "contact_inquiries_address";--> statement-breakpoint
DROP INDEX "contact_inquiries_dealer";--> statement-breakpoint
DROP INDEX "contact_inquiries_dealer_status";--> statement-breakpoint
DROP INDEX "contact_inquiries_source";--> statement-breakpoint
DROP INDEX "contact_inquiries_owner";--> statement-breakpoint
DROP INDEX "contact_inquiries_open";--> statement-breakpoint
DROP INDEX "contact_inquiries_unanswered";--> statement-breakpoint
DROP INDEX "contact_inquiries_vehicle";--> statement-breakpoint
DROP INDEX "contact_inquiries_city";--> statement-breakpoint
DROP INDEX "contact_inquiries_full_name";--> statement-breakpoint
DROP INDEX "contact_inquiries_subject";--> statement-breakpoint
DROP INDEX "contact_inquiries_next_follow_up";--> statement-breakpoint
DROP INDEX "contact_inquiries_city_descending";--> statement-breakpoint
DROP INDEX "contact_inquiries_subject_descending";--> statement-breakpoint
DROP INDEX "contact_inquiries_next_follow_up_descending";--> statement-breakpoint
DROP INDEX "dealer_applications_newest";--> statement-breakpoint
DROP INDEX "dealer_applications_changed";--> statement-breakpoint
DROP INDEX "dealer_applications_status";--> statement-breakpoint
DROP INDEX "dealer_applications_search";--> statement-breakpoint
DROP INDEX "dealer_applications_phone";--> statement-breakpoint
DROP INDEX "dealer_applications_number";--> statement-breakpoint
DROP INDEX "dealer_applications_address";--> statement-breakpoint
DROP INDEX "dealer_applications_dealer";--> statement-breakpoint
DROP INDEX "dealer_applications_dealer_status";--> statement-breakpoint
DROP INDEX "dealer_applications_source";--> statement-breakpoint
DROP INDEX "dealer_applications_owner";--> statement-breakpoint
DROP INDEX "dealer_applications_open";--> statement-breakpoint
DROP INDEX "dealer_applications_unanswered";--> statement-breakpoint
DROP INDEX "dealer_applications_selected_facility_status";--> statement-breakpoint
DROP INDEX "dealer_applications_selected_preferred_dealership";--> statement-breakpoint
DROP INDEX "dealer_applications_city_dealership";--> statement-breakpoint
DROP INDEX "dealer_applications_first_name";--> statement-breakpoint
DROP INDEX "dealer_applications_last_name";--> statement-breakpoint
DROP INDEX "dealer_applications_city";--> statement-breakpoint
DROP INDEX "dealer_applications_province";--> statement-breakpoint
DROP INDEX "dealer_applications_next_follow_up";--> statement-breakpoint
DROP INDEX "dealer_applications_next_follow_up_descending";--> statement-breakpoint
DROP INDEX "job_applications_newest";--> statement-breakpoint
DROP INDEX "job_applications_changed";--> statement-breakpoint
DROP INDEX "job_applications_status";--> statement-breakpoint
DROP INDEX "job_applications_search";--> statement-breakpoint
DROP INDEX "job_applications_phone";--> statement-breakpoint
DROP INDEX "job_applications_number";--> statement-breakpoint
DROP INDEX "job_applications_address";--> statement-breakpoint
DROP INDEX "job_applications_dealer";--> statement-breakpoint
DROP INDEX "job_applications_dealer_status";--> statement-breakpoint
DROP INDEX "job_applications_source";--> statement-breakpoint
DROP INDEX "job_applications_owner";--> statement-breakpoint
DROP INDEX "job_applications_open";--> statement-breakpoint
DROP INDEX "job_applications_unanswered";--> statement-breakpoint
DROP INDEX "job_applications_job_title";--> statement-breakpoint
DROP INDEX "job_applications_selected_employment_status";--> statement-breakpoint
DROP INDEX "job_applications_first_name";--> statement-breakpoint
DROP INDEX "job_applications_last_name";--> statement-breakpoint
DROP INDEX "job_applications_highest_education";--> statement-breakpoint
DROP INDEX "job_applications_next_follow_up";--> statement-breakpoint
DROP INDEX "job_applications_job_title_descending";--> statement-breakpoint
DROP INDEX "job_applications_highest_education_descending";--> statement-breakpoint
DROP INDEX "job_applications_next_follow_up_descending";--> statement-breakpoint
DROP INDEX "parts_requests_newest";--> statement-breakpoint
DROP INDEX "parts_requests_changed";--> statement-breakpoint
DROP INDEX "parts_requests_status";--> statement-breakpoint
DROP INDEX "parts_requests_search";--> statement-breakpoint
DROP INDEX "parts_requests_phone";--> statement-breakpoint
DROP INDEX "parts_requests_number";--> statement-breakpoint
DROP INDEX "parts_requests_address";--> statement-breakpoint
DROP INDEX "parts_requests_dealer";--> statement-breakpoint
DROP INDEX "parts_requests_dealer_status";--> statement-breakpoint
DROP INDEX "parts_requests_source";--> statement-breakpoint
DROP INDEX "parts_requests_owner";--> statement-breakpoint
DROP INDEX "parts_requests_open";--> statement-breakpoint
DROP INDEX "parts_requests_unanswered";--> statement-breakpoint
DROP INDEX "parts_requests_city";--> statement-breakpoint
DROP INDEX "parts_requests_first_name";--> statement-breakpoint
DROP INDEX "parts_requests_last_name";--> statement-breakpoint
DROP INDEX "parts_requests_vin_number";--> statement-breakpoint
DROP INDEX "parts_requests_next_follow_up";--> statement-breakpoint
DROP INDEX "parts_requests_next_follow_up_descending";--> statement-breakpoint
DROP INDEX "service_appointments_newest";--> statement-breakpoint
DROP INDEX "service_appointments_changed";--> statement-breakpoint
DROP INDEX "service_appointments_status";--> statement-breakpoint
DROP INDEX "service_appointments_search";--> statement-breakpoint
DROP INDEX "service_appointments_phone";--> statement-breakpoint
DROP INDEX "service_appointments_number";--> statement-breakpoint
DROP INDEX "service_appointments_address";--> statement-breakpoint
DROP INDEX "service_appointments_dealer";--> statement-breakpoint
DROP INDEX "service_appointments_dealer_status";--> statement-breakpoint
DROP INDEX "service_appointments_source";--> statement-breakpoint
DROP INDEX "service_appointments_owner";--> statement-breakpoint
DROP INDEX "service_appointments_open";--> statement-breakpoint
DROP INDEX "service_appointments_unanswered";--> statement-breakpoint
DROP INDEX "service_appointments_selected_vehicle";--> statement-breakpoint
DROP INDEX "service_appointments_selected_dealership";--> statement-breakpoint
DROP INDEX "service_appointments_selected_service_type";--> statement-breakpoint
DROP INDEX "service_appointments_city";--> statement-breakpoint
DROP INDEX "service_appointments_first_name";--> statement-breakpoint
DROP INDEX "service_appointments_last_name";--> statement-breakpoint
DROP INDEX "service_appointments_service_date";--> statement-breakpoint
DROP INDEX "service_appointments_appointment_at";--> statement-breakpoint
DROP INDEX "service_appointments_next_follow_up";--> statement-breakpoint
DROP INDEX "service_appointments_appointment_at_descending";--> statement-breakpoint
DROP INDEX "service_appointments_next_follow_up_descending";--> statement-breakpoint
DROP INDEX "test_drives_newest";--> statement-breakpoint
DROP INDEX "test_drives_changed";--> statement-breakpoint
DROP INDEX "test_drives_status";--> statement-breakpoint
DROP INDEX "test_drives_search";--> statement-breakpoint
DROP INDEX "test_drives_phone";--> statement-breakpoint
DROP INDEX "test_drives_number";--> statement-breakpoint
DROP INDEX "test_drives_address";--> statement-breakpoint
DROP INDEX "test_drives_dealer";--> statement-breakpoint
DROP INDEX "test_drives_dealer_status";--> statement-breakpoint
DROP INDEX "test_drives_source";--> statement-breakpoint
DROP INDEX "test_drives_owner";--> statement-breakpoint
DROP INDEX "test_drives_open";--> statement-breakpoint
DROP INDEX "test_drives_unanswered";--> statement-breakpoint
DROP INDEX "test_drives_selected_vehicle";--> statement-breakpoint
DROP INDEX "test_drives_selected_dealership";--> statement-breakpoint
DROP INDEX "test_drives_first_name";--> statement-breakpoint
DROP INDEX "test_drives_last_name";--> statement-breakpoint
DROP INDEX "test_drives_preferred_date";--> statement-breakpoint
DROP INDEX "test_drives_appointment_at";--> statement-breakpoint
DROP INDEX "test_drives_next_follow_up";--> statement-breakpoint
DROP INDEX "test_drives_preferred_date_descending";--> statement-breakpoint
DROP INDEX "test_drives_appointment_at_descending";--> statement-breakpoint
DROP INDEX "test_drives_next_follow_up_descending";--> statement-breakpoint
DROP INDEX "vehicle_bookings_newest";--> statement-breakpoint
DROP INDEX "vehicle_bookings_changed";--> statement-breakpoint
DROP INDEX "vehicle_bookings_status";--> statement-breakpoint
DROP INDEX "vehicle_bookings_search";--> statement-breakpoint
DROP INDEX "vehicle_bookings_phone";--> statement-breakpoint
DROP INDEX "vehicle_bookings_number";--> statement-breakpoint
DROP INDEX "vehicle_bookings_address";--> statement-breakpoint
DROP INDEX "vehicle_bookings_dealer";--> statement-breakpoint
DROP INDEX "vehicle_bookings_dealer_status";--> statement-breakpoint
DROP INDEX "vehicle_bookings_source";--> statement-breakpoint
DROP INDEX "vehicle_bookings_owner";--> statement-breakpoint
DROP INDEX "vehicle_bookings_open";--> statement-breakpoint
DROP INDEX "vehicle_bookings_unanswered";--> statement-breakpoint
DROP INDEX "vehicle_bookings_selected_vehicle";--> statement-breakpoint
DROP INDEX "vehicle_bookings_preferred_dealership";--> statement-breakpoint
DROP INDEX "vehicle_bookings_city";--> statement-breakpoint
DROP INDEX "vehicle_bookings_first_name";--> statement-breakpoint
DROP INDEX "vehicle_bookings_last_name";--> statement-breakpoint
DROP INDEX "vehicle_bookings_next_follow_up";--> statement-breakpoint
DROP INDEX "vehicle_bookings_next_follow_up_descending";--> statement-breakpoint
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
CREATE INDEX "contact_inquiries_trash" ON "contact_inquiries" USING btree ("deleted_at","_id") WHERE "contact_inquiries"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "dealer_applications_trash" ON "dealer_applications" USING btree ("deleted_at","_id") WHERE "dealer_applications"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "job_applications_trash" ON "job_applications" USING btree ("deleted_at","_id") WHERE "job_applications"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "parts_requests_trash" ON "parts_requests" USING btree ("deleted_at","_id") WHERE "parts_requests"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "service_appointments_trash" ON "service_appointments" USING btree ("deleted_at","_id") WHERE "service_appointments"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "test_drives_trash" ON "test_drives" USING btree ("deleted_at","_id") WHERE "test_drives"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_trash" ON "vehicle_bookings" USING btree ("deleted_at","_id") WHERE "vehicle_bookings"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree ("language",lower("name")) WHERE "message_templates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_newest" ON "newsletter_subscriptions" USING btree ("created_at","_id") WHERE "newsletter_subscriptions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_state" ON "newsletter_subscriptions" USING btree ("is_subscribed","created_at","_id") WHERE "newsletter_subscriptions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_source" ON "newsletter_subscriptions" USING btree ("source","created_at","_id") WHERE "newsletter_subscriptions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_search" ON "newsletter_subscriptions" USING gin ("search_text" gin_trgm_ops) WHERE "newsletter_subscriptions"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cars_vehicle_id" ON "cars" USING btree (lower("vehicle_id")) WHERE "cars"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "specifications_fact" ON "specifications" USING btree ("vehicle_id",lower("trim"),lower("group"),lower("label")) WHERE "specifications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_newest" ON "contact_inquiries" USING btree ("created_at","_id") WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_changed" ON "contact_inquiries" USING btree ("updated_at","_id") WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_status" ON "contact_inquiries" USING btree ("status","created_at","_id") WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_search" ON "contact_inquiries" USING gin ("search_text" gin_trgm_ops) WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_phone" ON "contact_inquiries" USING gin ("phone_digits" gin_trgm_ops) WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_number" ON "contact_inquiries" USING btree ("phone_digits") WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_address" ON "contact_inquiries" USING btree (lower("email")) WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_dealer" ON "contact_inquiries" USING btree ("dealer_id","created_at","_id") WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_dealer_status" ON "contact_inquiries" USING btree ("dealer_id","status","created_at","_id") WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_source" ON "contact_inquiries" USING btree (lower("source"),"created_at","_id") WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_owner" ON "contact_inquiries" USING btree ("assigned_to","created_at","_id") WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_open" ON "contact_inquiries" USING btree ("assigned_to","next_follow_up") WHERE "contact_inquiries"."deleted_at" is null and status in ('new', 'in-progress');--> statement-breakpoint
CREATE INDEX "contact_inquiries_unanswered" ON "contact_inquiries" USING btree ("created_at","_id") WHERE "contact_inquiries"."deleted_at" is null and "contact_inquiries"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_vehicle" ON "contact_inquiries" USING btree (lower("vehicle"),"created_at","_id") WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_city" ON "contact_inquiries" USING btree (lower("city"),"created_at","_id") WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_full_name" ON "contact_inquiries" USING btree (lower("full_name"),"created_at","_id") WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_subject" ON "contact_inquiries" USING btree (lower("subject"),"created_at","_id") WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_next_follow_up" ON "contact_inquiries" USING btree ("next_follow_up","created_at","_id") WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_city_descending" ON "contact_inquiries" USING btree (lower("city") desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_subject_descending" ON "contact_inquiries" USING btree (lower("subject") desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_next_follow_up_descending" ON "contact_inquiries" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_newest" ON "dealer_applications" USING btree ("created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_changed" ON "dealer_applications" USING btree ("updated_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_status" ON "dealer_applications" USING btree ("status","created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_search" ON "dealer_applications" USING gin ("search_text" gin_trgm_ops) WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_phone" ON "dealer_applications" USING gin ("phone_digits" gin_trgm_ops) WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_number" ON "dealer_applications" USING btree ("phone_digits") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_address" ON "dealer_applications" USING btree (lower("email")) WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_dealer" ON "dealer_applications" USING btree ("dealer_id","created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_dealer_status" ON "dealer_applications" USING btree ("dealer_id","status","created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_source" ON "dealer_applications" USING btree (lower("source"),"created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_owner" ON "dealer_applications" USING btree ("assigned_to","created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_open" ON "dealer_applications" USING btree ("assigned_to","next_follow_up") WHERE "dealer_applications"."deleted_at" is null and status in ('submitted', 'reviewing', 'shortlisted', 'interview-scheduled');--> statement-breakpoint
CREATE INDEX "dealer_applications_unanswered" ON "dealer_applications" USING btree ("created_at","_id") WHERE "dealer_applications"."deleted_at" is null and "dealer_applications"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_selected_facility_status" ON "dealer_applications" USING btree (lower("selected_facility_status"),"created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_selected_preferred_dealership" ON "dealer_applications" USING btree (lower("selected_preferred_dealership"),"created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_city_dealership" ON "dealer_applications" USING btree (lower("city_dealership"),"created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_first_name" ON "dealer_applications" USING btree (lower("first_name"),"created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_last_name" ON "dealer_applications" USING btree (lower("last_name"),"created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_city" ON "dealer_applications" USING btree (lower("city"),"created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_province" ON "dealer_applications" USING btree (lower("province"),"created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_next_follow_up" ON "dealer_applications" USING btree ("next_follow_up","created_at","_id") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_next_follow_up_descending" ON "dealer_applications" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_newest" ON "job_applications" USING btree ("created_at","_id") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_changed" ON "job_applications" USING btree ("updated_at","_id") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_status" ON "job_applications" USING btree ("status","created_at","_id") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_search" ON "job_applications" USING gin ("search_text" gin_trgm_ops) WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_phone" ON "job_applications" USING gin ("phone_digits" gin_trgm_ops) WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_number" ON "job_applications" USING btree ("phone_digits") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_address" ON "job_applications" USING btree (lower("email")) WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_dealer" ON "job_applications" USING btree ("dealer_id","created_at","_id") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_dealer_status" ON "job_applications" USING btree ("dealer_id","status","created_at","_id") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_source" ON "job_applications" USING btree (lower("source"),"created_at","_id") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_owner" ON "job_applications" USING btree ("assigned_to","created_at","_id") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_open" ON "job_applications" USING btree ("assigned_to","next_follow_up") WHERE "job_applications"."deleted_at" is null and status in ('submitted', 'reviewing', 'shortlisted', 'interviewed', 'offered');--> statement-breakpoint
CREATE INDEX "job_applications_unanswered" ON "job_applications" USING btree ("created_at","_id") WHERE "job_applications"."deleted_at" is null and "job_applications"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_job_title" ON "job_applications" USING btree (lower("job_title"),"created_at","_id") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_selected_employment_status" ON "job_applications" USING btree (lower("selected_employment_status"),"created_at","_id") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_first_name" ON "job_applications" USING btree (lower("first_name"),"created_at","_id") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_last_name" ON "job_applications" USING btree (lower("last_name"),"created_at","_id") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_highest_education" ON "job_applications" USING btree (lower("highest_education"),"created_at","_id") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_next_follow_up" ON "job_applications" USING btree ("next_follow_up","created_at","_id") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_job_title_descending" ON "job_applications" USING btree (lower("job_title") desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_highest_education_descending" ON "job_applications" USING btree (lower("highest_education") desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_next_follow_up_descending" ON "job_applications" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_newest" ON "parts_requests" USING btree ("created_at","_id") WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_changed" ON "parts_requests" USING btree ("updated_at","_id") WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_status" ON "parts_requests" USING btree ("status","created_at","_id") WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_search" ON "parts_requests" USING gin ("search_text" gin_trgm_ops) WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_phone" ON "parts_requests" USING gin ("phone_digits" gin_trgm_ops) WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_number" ON "parts_requests" USING btree ("phone_digits") WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_address" ON "parts_requests" USING btree (lower("email")) WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_dealer" ON "parts_requests" USING btree ("dealer_id","created_at","_id") WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_dealer_status" ON "parts_requests" USING btree ("dealer_id","status","created_at","_id") WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_source" ON "parts_requests" USING btree (lower("source"),"created_at","_id") WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_owner" ON "parts_requests" USING btree ("assigned_to","created_at","_id") WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_open" ON "parts_requests" USING btree ("assigned_to","next_follow_up") WHERE "parts_requests"."deleted_at" is null and status in ('pending', 'confirmed', 'ordered', 'shipped');--> statement-breakpoint
CREATE INDEX "parts_requests_unanswered" ON "parts_requests" USING btree ("created_at","_id") WHERE "parts_requests"."deleted_at" is null and "parts_requests"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_city" ON "parts_requests" USING btree (lower("city"),"created_at","_id") WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_first_name" ON "parts_requests" USING btree (lower("first_name"),"created_at","_id") WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_last_name" ON "parts_requests" USING btree (lower("last_name"),"created_at","_id") WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_vin_number" ON "parts_requests" USING btree (lower("vin_number"),"created_at","_id") WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_next_follow_up" ON "parts_requests" USING btree ("next_follow_up","created_at","_id") WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_next_follow_up_descending" ON "parts_requests" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_newest" ON "service_appointments" USING btree ("created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_changed" ON "service_appointments" USING btree ("updated_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_status" ON "service_appointments" USING btree ("status","created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_search" ON "service_appointments" USING gin ("search_text" gin_trgm_ops) WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_phone" ON "service_appointments" USING gin ("phone_digits" gin_trgm_ops) WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_number" ON "service_appointments" USING btree ("phone_digits") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_address" ON "service_appointments" USING btree (lower("email")) WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_dealer" ON "service_appointments" USING btree ("dealer_id","created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_dealer_status" ON "service_appointments" USING btree ("dealer_id","status","created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_source" ON "service_appointments" USING btree (lower("source"),"created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_owner" ON "service_appointments" USING btree ("assigned_to","created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_open" ON "service_appointments" USING btree ("assigned_to","next_follow_up") WHERE "service_appointments"."deleted_at" is null and status in ('pending', 'confirmed', 'in-progress');--> statement-breakpoint
CREATE INDEX "service_appointments_unanswered" ON "service_appointments" USING btree ("created_at","_id") WHERE "service_appointments"."deleted_at" is null and "service_appointments"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_selected_vehicle" ON "service_appointments" USING btree (lower("selected_vehicle"),"created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_selected_dealership" ON "service_appointments" USING btree (lower("selected_dealership"),"created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_selected_service_type" ON "service_appointments" USING btree (lower("selected_service_type"),"created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_city" ON "service_appointments" USING btree (lower("city"),"created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_first_name" ON "service_appointments" USING btree (lower("first_name"),"created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_last_name" ON "service_appointments" USING btree (lower("last_name"),"created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_service_date" ON "service_appointments" USING btree ("service_date","created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_appointment_at" ON "service_appointments" USING btree ("appointment_at","created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_next_follow_up" ON "service_appointments" USING btree ("next_follow_up","created_at","_id") WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_appointment_at_descending" ON "service_appointments" USING btree ("appointment_at" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_next_follow_up_descending" ON "service_appointments" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_newest" ON "test_drives" USING btree ("created_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_changed" ON "test_drives" USING btree ("updated_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_status" ON "test_drives" USING btree ("status","created_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_search" ON "test_drives" USING gin ("search_text" gin_trgm_ops) WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_phone" ON "test_drives" USING gin ("phone_digits" gin_trgm_ops) WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_number" ON "test_drives" USING btree ("phone_digits") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_address" ON "test_drives" USING btree (lower("email")) WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_dealer" ON "test_drives" USING btree ("dealer_id","created_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_dealer_status" ON "test_drives" USING btree ("dealer_id","status","created_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_source" ON "test_drives" USING btree (lower("source"),"created_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_owner" ON "test_drives" USING btree ("assigned_to","created_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_open" ON "test_drives" USING btree ("assigned_to","next_follow_up") WHERE "test_drives"."deleted_at" is null and status in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX "test_drives_unanswered" ON "test_drives" USING btree ("created_at","_id") WHERE "test_drives"."deleted_at" is null and "test_drives"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_selected_vehicle" ON "test_drives" USING btree (lower("selected_vehicle"),"created_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_selected_dealership" ON "test_drives" USING btree (lower("selected_dealership"),"created_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_first_name" ON "test_drives" USING btree (lower("first_name"),"created_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_last_name" ON "test_drives" USING btree (lower("last_name"),"created_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_preferred_date" ON "test_drives" USING btree ("preferred_date","created_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_appointment_at" ON "test_drives" USING btree ("appointment_at","created_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_next_follow_up" ON "test_drives" USING btree ("next_follow_up","created_at","_id") WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_preferred_date_descending" ON "test_drives" USING btree ("preferred_date" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_appointment_at_descending" ON "test_drives" USING btree ("appointment_at" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_next_follow_up_descending" ON "test_drives" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_newest" ON "vehicle_bookings" USING btree ("created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_changed" ON "vehicle_bookings" USING btree ("updated_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_status" ON "vehicle_bookings" USING btree ("status","created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_search" ON "vehicle_bookings" USING gin ("search_text" gin_trgm_ops) WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_phone" ON "vehicle_bookings" USING gin ("phone_digits" gin_trgm_ops) WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_number" ON "vehicle_bookings" USING btree ("phone_digits") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_address" ON "vehicle_bookings" USING btree (lower("email")) WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_dealer" ON "vehicle_bookings" USING btree ("dealer_id","created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_dealer_status" ON "vehicle_bookings" USING btree ("dealer_id","status","created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_source" ON "vehicle_bookings" USING btree (lower("source"),"created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_owner" ON "vehicle_bookings" USING btree ("assigned_to","created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_open" ON "vehicle_bookings" USING btree ("assigned_to","next_follow_up") WHERE "vehicle_bookings"."deleted_at" is null and status in ('pending', 'confirmed', 'processing');--> statement-breakpoint
CREATE INDEX "vehicle_bookings_unanswered" ON "vehicle_bookings" USING btree ("created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null and "vehicle_bookings"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_selected_vehicle" ON "vehicle_bookings" USING btree (lower("selected_vehicle"),"created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_preferred_dealership" ON "vehicle_bookings" USING btree (lower("preferred_dealership"),"created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_city" ON "vehicle_bookings" USING btree (lower("city"),"created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_first_name" ON "vehicle_bookings" USING btree (lower("first_name"),"created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_last_name" ON "vehicle_bookings" USING btree (lower("last_name"),"created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_next_follow_up" ON "vehicle_bookings" USING btree ("next_follow_up","created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_next_follow_up_descending" ON "vehicle_bookings" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
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
