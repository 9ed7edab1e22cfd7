CREATE TABLE "lead_timeline" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"type" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"by" text,
	"text" text NOT NULL,
	"outcome" text,
	"subject" text,
	"changes" jsonb
);--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "dealer_id" uuid;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "auto_assign" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_days" ADD COLUMN "dealer" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_tallies" ADD COLUMN "dealer" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD COLUMN "dealer_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD COLUMN "next_follow_up" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD COLUMN "first_response_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "dealer_applications" ADD COLUMN "dealer_id" uuid;--> statement-breakpoint
ALTER TABLE "dealer_applications" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "dealer_applications" ADD COLUMN "next_follow_up" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "dealer_applications" ADD COLUMN "first_response_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "dealer_applications" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "dealer_id" uuid;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "next_follow_up" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "first_response_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "parts_requests" ADD COLUMN "dealer_id" uuid;--> statement-breakpoint
ALTER TABLE "parts_requests" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "parts_requests" ADD COLUMN "next_follow_up" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "parts_requests" ADD COLUMN "first_response_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "parts_requests" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "service_appointments" ADD COLUMN "dealer_id" uuid;--> statement-breakpoint
ALTER TABLE "service_appointments" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "service_appointments" ADD COLUMN "next_follow_up" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "service_appointments" ADD COLUMN "first_response_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "service_appointments" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "dealer_id" uuid;--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "next_follow_up" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "first_response_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "dealer_id" uuid;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "next_follow_up" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "first_response_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "lead_days" DROP CONSTRAINT "lead_days_lead_day_status_shard_pk";--> statement-breakpoint
ALTER TABLE "lead_tallies" DROP CONSTRAINT "lead_tallies_lead_field_value_shard_pk";--> statement-breakpoint
ALTER TABLE "lead_days" ADD CONSTRAINT "lead_days_lead_day_status_shard_dealer_pk" PRIMARY KEY("lead","day","status","shard","dealer");--> statement-breakpoint
ALTER TABLE "lead_tallies" ADD CONSTRAINT "lead_tallies_lead_field_value_shard_dealer_pk" PRIMARY KEY("lead","field","value","shard","dealer");--> statement-breakpoint
-- The owner of an inquiry is a username now: other names move to the notes.
UPDATE "contact_inquiries" SET "notes" = concat_ws(E'\n', "notes", 'Assigned to: ' || "assigned_to"), "assigned_to" = NULL
WHERE "assigned_to" IS NOT NULL AND NOT EXISTS (SELECT FROM "staff_accounts" WHERE "username" = "assigned_to");--> statement-breakpoint
-- The first change of status was the first response. Without an audit line of it, the last change counts.
UPDATE "contact_inquiries" SET "first_response_at" = coalesce(
  (SELECT min("at") FROM "audit_lines" WHERE "kind" = 'contact-inquiries' AND "record_id" = "contact_inquiries"."_id" AND "action" = 'update' AND "new" ? 'status'),
  "updated_at")
WHERE "status" <> 'new' OR EXISTS (SELECT FROM "audit_lines" WHERE "kind" = 'contact-inquiries' AND "record_id" = "contact_inquiries"."_id" AND "action" = 'update' AND "new" ? 'status');--> statement-breakpoint
-- The dealer whose label a request names, if exactly one active dealer has it.
UPDATE "vehicle_bookings" SET "dealer_id" = "found"."_id" FROM (
  SELECT (array_agg("_id"))[1] AS "_id", "name" || ', ' || "city" AS "label" FROM "dealers" WHERE "is_active" GROUP BY 2 HAVING count(*) = 1
) AS "found" WHERE "preferred_dealership" = "found"."label";--> statement-breakpoint
-- The first change of status was the first response. Without an audit line of it, the last change counts.
UPDATE "vehicle_bookings" SET "first_response_at" = coalesce(
  (SELECT min("at") FROM "audit_lines" WHERE "kind" = 'vehicle-bookings' AND "record_id" = "vehicle_bookings"."_id" AND "action" = 'update' AND "new" ? 'status'),
  "updated_at")
WHERE "status" <> 'pending' OR EXISTS (SELECT FROM "audit_lines" WHERE "kind" = 'vehicle-bookings' AND "record_id" = "vehicle_bookings"."_id" AND "action" = 'update' AND "new" ? 'status');--> statement-breakpoint
-- The dealer whose label a request names, if exactly one active dealer has it.
UPDATE "test_drives" SET "dealer_id" = "found"."_id" FROM (
  SELECT (array_agg("_id"))[1] AS "_id", "name" || ', ' || "city" AS "label" FROM "dealers" WHERE "is_active" GROUP BY 2 HAVING count(*) = 1
) AS "found" WHERE "selected_dealership" = "found"."label";--> statement-breakpoint
-- The first change of status was the first response. Without an audit line of it, the last change counts.
UPDATE "test_drives" SET "first_response_at" = coalesce(
  (SELECT min("at") FROM "audit_lines" WHERE "kind" = 'test-drives' AND "record_id" = "test_drives"."_id" AND "action" = 'update' AND "new" ? 'status'),
  "updated_at")
WHERE "status" <> 'pending' OR EXISTS (SELECT FROM "audit_lines" WHERE "kind" = 'test-drives' AND "record_id" = "test_drives"."_id" AND "action" = 'update' AND "new" ? 'status');--> statement-breakpoint
-- The dealer whose label a request names, if exactly one active dealer has it.
UPDATE "service_appointments" SET "dealer_id" = "found"."_id" FROM (
  SELECT (array_agg("_id"))[1] AS "_id", "name" || ', ' || "city" AS "label" FROM "dealers" WHERE "is_active" GROUP BY 2 HAVING count(*) = 1
) AS "found" WHERE "selected_dealership" = "found"."label";--> statement-breakpoint
-- The first change of status was the first response. Without an audit line of it, the last change counts.
UPDATE "service_appointments" SET "first_response_at" = coalesce(
  (SELECT min("at") FROM "audit_lines" WHERE "kind" = 'service-appointments' AND "record_id" = "service_appointments"."_id" AND "action" = 'update' AND "new" ? 'status'),
  "updated_at")
WHERE "status" <> 'pending' OR EXISTS (SELECT FROM "audit_lines" WHERE "kind" = 'service-appointments' AND "record_id" = "service_appointments"."_id" AND "action" = 'update' AND "new" ? 'status');--> statement-breakpoint
-- The first change of status was the first response. Without an audit line of it, the last change counts.
UPDATE "parts_requests" SET "first_response_at" = coalesce(
  (SELECT min("at") FROM "audit_lines" WHERE "kind" = 'parts-requests' AND "record_id" = "parts_requests"."_id" AND "action" = 'update' AND "new" ? 'status'),
  "updated_at")
WHERE "status" <> 'pending' OR EXISTS (SELECT FROM "audit_lines" WHERE "kind" = 'parts-requests' AND "record_id" = "parts_requests"."_id" AND "action" = 'update' AND "new" ? 'status');--> statement-breakpoint
-- The first change of status was the first response. Without an audit line of it, the last change counts.
UPDATE "job_applications" SET "first_response_at" = coalesce(
  (SELECT min("at") FROM "audit_lines" WHERE "kind" = 'job-applications' AND "record_id" = "job_applications"."_id" AND "action" = 'update' AND "new" ? 'status'),
  "updated_at")
WHERE "status" <> 'submitted' OR EXISTS (SELECT FROM "audit_lines" WHERE "kind" = 'job-applications' AND "record_id" = "job_applications"."_id" AND "action" = 'update' AND "new" ? 'status');--> statement-breakpoint
-- The first change of status was the first response. Without an audit line of it, the last change counts.
UPDATE "dealer_applications" SET "first_response_at" = coalesce(
  (SELECT min("at") FROM "audit_lines" WHERE "kind" = 'dealer-applications' AND "record_id" = "dealer_applications"."_id" AND "action" = 'update' AND "new" ? 'status'),
  "updated_at")
WHERE "status" <> 'submitted' OR EXISTS (SELECT FROM "audit_lines" WHERE "kind" = 'dealer-applications' AND "record_id" = "dealer_applications"."_id" AND "action" = 'update' AND "new" ? 'status');--> statement-breakpoint
DELETE FROM "lead_days" WHERE "lead" = 'vehicle-bookings';--> statement-breakpoint
INSERT INTO "lead_days" ("lead", "day", "status", "dealer", "shard", "count")
SELECT 'vehicle-bookings', ("created_at" AT TIME ZONE 'Asia/Karachi')::date, "status", coalesce("dealer_id", '00000000-0000-0000-0000-000000000000'), 0, count(*)
FROM "vehicle_bookings" GROUP BY 2, 3, 4;--> statement-breakpoint
DELETE FROM "lead_days" WHERE "lead" = 'test-drives';--> statement-breakpoint
INSERT INTO "lead_days" ("lead", "day", "status", "dealer", "shard", "count")
SELECT 'test-drives', ("created_at" AT TIME ZONE 'Asia/Karachi')::date, "status", coalesce("dealer_id", '00000000-0000-0000-0000-000000000000'), 0, count(*)
FROM "test_drives" GROUP BY 2, 3, 4;--> statement-breakpoint
DELETE FROM "lead_days" WHERE "lead" = 'service-appointments';--> statement-breakpoint
INSERT INTO "lead_days" ("lead", "day", "status", "dealer", "shard", "count")
SELECT 'service-appointments', ("created_at" AT TIME ZONE 'Asia/Karachi')::date, "status", coalesce("dealer_id", '00000000-0000-0000-0000-000000000000'), 0, count(*)
FROM "service_appointments" GROUP BY 2, 3, 4;--> statement-breakpoint
-- The timeline begins with what the audit knows of the stored requests. One line may hold several changes.
INSERT INTO "lead_timeline" ("_id", "kind", "record_id", "type", "at", "by", "text", "changes")
SELECT gen_random_uuid(), "kind", "record_id", "part"."type", "at", "username",
  CASE WHEN "part"."type" = 'status' THEN ("old" ->> 'status') || ' → ' || ("new" ->> 'status') ELSE '' END, "part"."changes"
FROM "audit_lines", LATERAL (
  SELECT CASE WHEN "name" = 'status' THEN 'status' ELSE 'changed' END AS "type",
    jsonb_object_agg("name", jsonb_build_object('from', "old" -> "name", 'to', "new" -> "name")) AS "changes"
  FROM jsonb_object_keys("new") AS "names" ("name") GROUP BY 1
) AS "part"
WHERE "action" = 'update' AND "values_removed_at" IS NULL AND "new" IS NOT NULL AND ((kind = 'contact-inquiries' AND EXISTS (SELECT FROM "contact_inquiries" WHERE "_id" = "record_id")) OR (kind = 'vehicle-bookings' AND EXISTS (SELECT FROM "vehicle_bookings" WHERE "_id" = "record_id")) OR (kind = 'test-drives' AND EXISTS (SELECT FROM "test_drives" WHERE "_id" = "record_id")) OR (kind = 'service-appointments' AND EXISTS (SELECT FROM "service_appointments" WHERE "_id" = "record_id")) OR (kind = 'parts-requests' AND EXISTS (SELECT FROM "parts_requests" WHERE "_id" = "record_id")) OR (kind = 'job-applications' AND EXISTS (SELECT FROM "job_applications" WHERE "_id" = "record_id")) OR (kind = 'dealer-applications' AND EXISTS (SELECT FROM "dealer_applications" WHERE "_id" = "record_id")));--> statement-breakpoint
ALTER TABLE "contact_inquiries" ADD CONSTRAINT "contact_inquiries_dealer_id_dealers__id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_applications" ADD CONSTRAINT "dealer_applications_dealer_id_dealers__id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_dealer_id_dealers__id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parts_requests" ADD CONSTRAINT "parts_requests_dealer_id_dealers__id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_appointments" ADD CONSTRAINT "service_appointments_dealer_id_dealers__id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_drives" ADD CONSTRAINT "test_drives_dealer_id_dealers__id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD CONSTRAINT "vehicle_bookings_dealer_id_dealers__id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_timeline_record" ON "lead_timeline" USING btree ("kind","record_id","at","_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_dealer" ON "contact_inquiries" USING btree ("dealer_id","created_at","_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_dealer_status" ON "contact_inquiries" USING btree ("dealer_id","status","created_at","_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_source" ON "contact_inquiries" USING btree (lower("source"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_owner" ON "contact_inquiries" USING btree ("assigned_to","created_at","_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_open" ON "contact_inquiries" USING btree ("assigned_to","next_follow_up") WHERE status in ('new', 'in-progress');--> statement-breakpoint
CREATE INDEX "contact_inquiries_unanswered" ON "contact_inquiries" USING btree ("created_at","_id") WHERE "contact_inquiries"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_next_follow_up" ON "contact_inquiries" USING btree ("next_follow_up","created_at","_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_next_follow_up_descending" ON "contact_inquiries" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dealer_applications_dealer" ON "dealer_applications" USING btree ("dealer_id","created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_dealer_status" ON "dealer_applications" USING btree ("dealer_id","status","created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_source" ON "dealer_applications" USING btree (lower("source"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_owner" ON "dealer_applications" USING btree ("assigned_to","created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_open" ON "dealer_applications" USING btree ("assigned_to","next_follow_up") WHERE status in ('submitted', 'reviewing', 'shortlisted', 'interview-scheduled');--> statement-breakpoint
CREATE INDEX "dealer_applications_unanswered" ON "dealer_applications" USING btree ("created_at","_id") WHERE "dealer_applications"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_next_follow_up" ON "dealer_applications" USING btree ("next_follow_up","created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_next_follow_up_descending" ON "dealer_applications" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_dealer" ON "job_applications" USING btree ("dealer_id","created_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_dealer_status" ON "job_applications" USING btree ("dealer_id","status","created_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_source" ON "job_applications" USING btree (lower("source"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_owner" ON "job_applications" USING btree ("assigned_to","created_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_open" ON "job_applications" USING btree ("assigned_to","next_follow_up") WHERE status in ('submitted', 'reviewing', 'shortlisted', 'interviewed', 'offered');--> statement-breakpoint
CREATE INDEX "job_applications_unanswered" ON "job_applications" USING btree ("created_at","_id") WHERE "job_applications"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_next_follow_up" ON "job_applications" USING btree ("next_follow_up","created_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_next_follow_up_descending" ON "job_applications" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "parts_requests_dealer" ON "parts_requests" USING btree ("dealer_id","created_at","_id");--> statement-breakpoint
CREATE INDEX "parts_requests_dealer_status" ON "parts_requests" USING btree ("dealer_id","status","created_at","_id");--> statement-breakpoint
CREATE INDEX "parts_requests_source" ON "parts_requests" USING btree (lower("source"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "parts_requests_owner" ON "parts_requests" USING btree ("assigned_to","created_at","_id");--> statement-breakpoint
CREATE INDEX "parts_requests_open" ON "parts_requests" USING btree ("assigned_to","next_follow_up") WHERE status in ('pending', 'confirmed', 'ordered', 'shipped');--> statement-breakpoint
CREATE INDEX "parts_requests_unanswered" ON "parts_requests" USING btree ("created_at","_id") WHERE "parts_requests"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_next_follow_up" ON "parts_requests" USING btree ("next_follow_up","created_at","_id");--> statement-breakpoint
CREATE INDEX "parts_requests_next_follow_up_descending" ON "parts_requests" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_appointments_dealer" ON "service_appointments" USING btree ("dealer_id","created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_dealer_status" ON "service_appointments" USING btree ("dealer_id","status","created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_source" ON "service_appointments" USING btree (lower("source"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_owner" ON "service_appointments" USING btree ("assigned_to","created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_open" ON "service_appointments" USING btree ("assigned_to","next_follow_up") WHERE status in ('pending', 'confirmed', 'in-progress');--> statement-breakpoint
CREATE INDEX "service_appointments_unanswered" ON "service_appointments" USING btree ("created_at","_id") WHERE "service_appointments"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_next_follow_up" ON "service_appointments" USING btree ("next_follow_up","created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_next_follow_up_descending" ON "service_appointments" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "test_drives_dealer" ON "test_drives" USING btree ("dealer_id","created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_dealer_status" ON "test_drives" USING btree ("dealer_id","status","created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_source" ON "test_drives" USING btree (lower("source"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_owner" ON "test_drives" USING btree ("assigned_to","created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_open" ON "test_drives" USING btree ("assigned_to","next_follow_up") WHERE status in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX "test_drives_unanswered" ON "test_drives" USING btree ("created_at","_id") WHERE "test_drives"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_next_follow_up" ON "test_drives" USING btree ("next_follow_up","created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_next_follow_up_descending" ON "test_drives" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vehicle_bookings_dealer" ON "vehicle_bookings" USING btree ("dealer_id","created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_dealer_status" ON "vehicle_bookings" USING btree ("dealer_id","status","created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_source" ON "vehicle_bookings" USING btree (lower("source"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_owner" ON "vehicle_bookings" USING btree ("assigned_to","created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_open" ON "vehicle_bookings" USING btree ("assigned_to","next_follow_up") WHERE status in ('pending', 'confirmed', 'processing');--> statement-breakpoint
CREATE INDEX "vehicle_bookings_unanswered" ON "vehicle_bookings" USING btree ("created_at","_id") WHERE "vehicle_bookings"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_next_follow_up" ON "vehicle_bookings" USING btree ("next_follow_up","created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_next_follow_up_descending" ON "vehicle_bookings" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);
