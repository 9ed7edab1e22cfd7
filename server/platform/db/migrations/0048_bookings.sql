CREATE TABLE "booking_payments" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"instrument" text NOT NULL,
	"masked_number" text,
	"noted_by_id" uuid,
	"noted_by" text NOT NULL,
	"noted_at" timestamp(3) with time zone NOT NULL,
	"reversed_by" text,
	"reversed_at" timestamp(3) with time zone,
	"reverse_reason" text
);
--> statement-breakpoint
CREATE TABLE "compensation_rules" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"from" date NOT NULL,
	"source_title" text NOT NULL,
	"source_url" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" text,
	"days_until_due" smallint NOT NULL,
	"kibor_bp" integer NOT NULL,
	"margin_bp" integer NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_promises" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"told_on" date NOT NULL,
	"date" date,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "promised_date" date;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "allotted_at" date;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "ready_at" date;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "delivered_at" date;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_booking_id_vehicle_bookings__id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."vehicle_bookings"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_promises" ADD CONSTRAINT "booking_promises_booking_id_vehicle_bookings__id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."vehicle_bookings"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_payments_booking" ON "booking_payments" USING btree ("booking_id","paid_on","_id");--> statement-breakpoint
CREATE INDEX "compensation_rules_trash" ON "compensation_rules" USING btree ("deleted_at","_id") WHERE "compensation_rules"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "compensation_rules_from" ON "compensation_rules" USING btree ("from") WHERE "compensation_rules"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "booking_promises_booking" ON "booking_promises" USING btree ("booking_id","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_queue" ON "vehicle_bookings" USING btree (lower("selected_vehicle"),lower("selected_color"),"created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null and status in ('pending', 'confirmed', 'processing') and "vehicle_bookings"."allotted_at" is null and "vehicle_bookings"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_address_key" ON "vehicle_bookings" USING btree (hashtextextended(regexp_replace(fold_case("address"), '[[:space:][:punct:]]+', '', 'g'), 0)) WHERE "vehicle_bookings"."deleted_at" is null;