-- The indexes of requests are dropped before their rows are changed, and created once, in 0023 and 0026: each would be kept
-- up to date for every row. Values of nearly every row are set by ALTER … USING, which rewrites a table much faster than
-- UPDATE changes it.
DO $$ DECLARE "name" text; BEGIN
  FOR "name" IN SELECT "indexrelid"::regclass FROM "pg_index" WHERE NOT "indisunique" AND "indrelid" IN ('contact_inquiries'::regclass,
    'test_drives'::regclass,
    'vehicle_bookings'::regclass,
    'service_appointments'::regclass,
    'parts_requests'::regclass,
    'job_applications'::regclass,
    'dealer_applications'::regclass) LOOP
    EXECUTE 'DROP INDEX ' || "name";
  END LOOP;
END $$;--> statement-breakpoint
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
UPDATE "contact_inquiries" SET "first_response_at" = "found"."at" FROM (
  SELECT "record_id", min("at") AS "at" FROM "audit_lines"
  WHERE "kind" = 'contact-inquiries' AND "action" = 'update' AND "new" ? 'status' GROUP BY 1
) AS "found" WHERE "_id" = "found"."record_id";--> statement-breakpoint
ALTER TABLE "contact_inquiries" ALTER COLUMN "first_response_at" TYPE timestamp(3) with time zone
  USING coalesce("first_response_at", CASE WHEN "status" <> 'new' THEN "updated_at" END);--> statement-breakpoint
-- The dealer whose label a request names, if exactly one active dealer has it.
UPDATE "vehicle_bookings" SET "dealer_id" = "found"."_id" FROM (
  SELECT (array_agg("_id"))[1] AS "_id", "name" || ', ' || "city" AS "label" FROM "dealers" WHERE "is_active" GROUP BY 2 HAVING count(*) = 1
) AS "found" WHERE "preferred_dealership" = "found"."label";--> statement-breakpoint
-- The first change of status was the first response. Without an audit line of it, the last change counts.
UPDATE "vehicle_bookings" SET "first_response_at" = "found"."at" FROM (
  SELECT "record_id", min("at") AS "at" FROM "audit_lines"
  WHERE "kind" = 'vehicle-bookings' AND "action" = 'update' AND "new" ? 'status' GROUP BY 1
) AS "found" WHERE "_id" = "found"."record_id";--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ALTER COLUMN "first_response_at" TYPE timestamp(3) with time zone
  USING coalesce("first_response_at", CASE WHEN "status" <> 'pending' THEN "updated_at" END);--> statement-breakpoint
-- The dealer whose label a request names, if exactly one active dealer has it.
UPDATE "test_drives" SET "dealer_id" = "found"."_id" FROM (
  SELECT (array_agg("_id"))[1] AS "_id", "name" || ', ' || "city" AS "label" FROM "dealers" WHERE "is_active" GROUP BY 2 HAVING count(*) = 1
) AS "found" WHERE "selected_dealership" = "found"."label";--> statement-breakpoint
-- The first change of status was the first response. Without an audit line of it, the last change counts.
UPDATE "test_drives" SET "first_response_at" = "found"."at" FROM (
  SELECT "record_id", min("at") AS "at" FROM "audit_lines"
  WHERE "kind" = 'test-drives' AND "action" = 'update' AND "new" ? 'status' GROUP BY 1
) AS "found" WHERE "_id" = "found"."record_id";--> statement-breakpoint
ALTER TABLE "test_drives" ALTER COLUMN "first_response_at" TYPE timestamp(3) with time zone
  USING coalesce("first_response_at", CASE WHEN "status" <> 'pending' THEN "updated_at" END);--> statement-breakpoint
-- The dealer whose label a request names, if exactly one active dealer has it.
UPDATE "service_appointments" SET "dealer_id" = "found"."_id" FROM (
  SELECT (array_agg("_id"))[1] AS "_id", "name" || ', ' || "city" AS "label" FROM "dealers" WHERE "is_active" GROUP BY 2 HAVING count(*) = 1
) AS "found" WHERE "selected_dealership" = "found"."label";--> statement-breakpoint
-- The first change of status was the first response. Without an audit line of it, the last change counts.
UPDATE "service_appointments" SET "first_response_at" = "found"."at" FROM (
  SELECT "record_id", min("at") AS "at" FROM "audit_lines"
  WHERE "kind" = 'service-appointments' AND "action" = 'update' AND "new" ? 'status' GROUP BY 1
) AS "found" WHERE "_id" = "found"."record_id";--> statement-breakpoint
ALTER TABLE "service_appointments" ALTER COLUMN "first_response_at" TYPE timestamp(3) with time zone
  USING coalesce("first_response_at", CASE WHEN "status" <> 'pending' THEN "updated_at" END);--> statement-breakpoint
-- The first change of status was the first response. Without an audit line of it, the last change counts.
UPDATE "parts_requests" SET "first_response_at" = "found"."at" FROM (
  SELECT "record_id", min("at") AS "at" FROM "audit_lines"
  WHERE "kind" = 'parts-requests' AND "action" = 'update' AND "new" ? 'status' GROUP BY 1
) AS "found" WHERE "_id" = "found"."record_id";--> statement-breakpoint
ALTER TABLE "parts_requests" ALTER COLUMN "first_response_at" TYPE timestamp(3) with time zone
  USING coalesce("first_response_at", CASE WHEN "status" <> 'pending' THEN "updated_at" END);--> statement-breakpoint
-- The first change of status was the first response. Without an audit line of it, the last change counts.
UPDATE "job_applications" SET "first_response_at" = "found"."at" FROM (
  SELECT "record_id", min("at") AS "at" FROM "audit_lines"
  WHERE "kind" = 'job-applications' AND "action" = 'update' AND "new" ? 'status' GROUP BY 1
) AS "found" WHERE "_id" = "found"."record_id";--> statement-breakpoint
ALTER TABLE "job_applications" ALTER COLUMN "first_response_at" TYPE timestamp(3) with time zone
  USING coalesce("first_response_at", CASE WHEN "status" <> 'submitted' THEN "updated_at" END);--> statement-breakpoint
-- The first change of status was the first response. Without an audit line of it, the last change counts.
UPDATE "dealer_applications" SET "first_response_at" = "found"."at" FROM (
  SELECT "record_id", min("at") AS "at" FROM "audit_lines"
  WHERE "kind" = 'dealer-applications' AND "action" = 'update' AND "new" ? 'status' GROUP BY 1
) AS "found" WHERE "_id" = "found"."record_id";--> statement-breakpoint
ALTER TABLE "dealer_applications" ALTER COLUMN "first_response_at" TYPE timestamp(3) with time zone
  USING coalesce("first_response_at", CASE WHEN "status" <> 'submitted' THEN "updated_at" END);--> statement-breakpoint
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
CREATE INDEX "lead_timeline_record" ON "lead_timeline" USING btree ("kind","record_id","at","_id");
