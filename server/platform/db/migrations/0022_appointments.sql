CREATE TABLE "appointments" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"request_id" uuid NOT NULL,
	"dealer_id" uuid,
	"bookable_id" uuid,
	"status" text NOT NULL,
	"start_at" timestamp(3) with time zone NOT NULL,
	"end_at" timestamp(3) with time zone NOT NULL,
	"blocked_until" timestamp(3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"override_reason" text,
	"token_hash" text NOT NULL,
	"sequence" integer NOT NULL,
	"announced_sequence" integer NOT NULL,
	"next_reminder_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "appointments_order" CHECK (start_at < end_at and end_at <= blocked_until)
);
--> statement-breakpoint
CREATE TABLE "bookables" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"dealer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"vehicles" text[] NOT NULL,
	"service_types" text[] NOT NULL,
	"slot_minutes" smallint NOT NULL,
	"buffer_minutes" smallint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" text
);
--> statement-breakpoint
CREATE TABLE "closures" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"dealer_id" uuid,
	"kind" text,
	"start" timestamp(3) with time zone NOT NULL,
	"end" timestamp(3) with time zone NOT NULL,
	"opens" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" text,
	CONSTRAINT "closures_order" CHECK ("closures"."start" < "closures"."end")
);
--> statement-breakpoint
CREATE TABLE "openings" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"dealer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"weekday" smallint NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"from" date NOT NULL,
	"until" date,
	"is_sample" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" text
);
--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_dealer_id_dealers__id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_bookable_id_bookables__id_fk" FOREIGN KEY ("bookable_id") REFERENCES "public"."bookables"("_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookables" ADD CONSTRAINT "bookables_dealer_id_dealers__id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closures" ADD CONSTRAINT "closures_dealer_id_dealers__id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_dealer_id_dealers__id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_request" ON "appointments" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_token" ON "appointments" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "appointments_dealer" ON "appointments" USING btree ("dealer_id","start_at") WHERE "appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "appointments_changed" ON "appointments" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "appointments_unannounced" ON "appointments" USING btree ("_id") WHERE announced_sequence < sequence;--> statement-breakpoint
CREATE INDEX "appointments_reminder" ON "appointments" USING btree ("next_reminder_at") WHERE next_reminder_at is not null;--> statement-breakpoint
CREATE INDEX "bookables_trash" ON "bookables" USING btree ("deleted_at","_id") WHERE "bookables"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "bookables_dealer" ON "bookables" USING btree ("dealer_id","kind","label") WHERE "bookables"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "closures_trash" ON "closures" USING btree ("deleted_at","_id") WHERE "closures"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "closures_end" ON "closures" USING btree ("end") WHERE "closures"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "openings_trash" ON "openings" USING btree ("deleted_at","_id") WHERE "openings"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "openings_dealer" ON "openings" USING btree ("dealer_id","kind","weekday") WHERE "openings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "outgoing_mail_subject" ON "outgoing_mail" USING btree ("subject_id") WHERE subject_id is not null;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_no_overlap" EXCLUDE USING gist ("bookable_id" WITH =, tstzrange("start_at", "blocked_until") WITH &&) WHERE (status in ('requested', 'confirmed') and deleted_at is null and override_reason is null);
