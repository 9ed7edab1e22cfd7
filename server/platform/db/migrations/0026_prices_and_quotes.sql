-- A code for /verify: nine random characters of Crockford's base 32 and a check character, as in
-- contract/on-road/codes.ts. Of a random UUID the first 48 bits are random.
CREATE FUNCTION new_code() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
	symbols CONSTANT text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
	bits bit(48) := ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48);
	value int;
	checksum int := 0;
	code text := '';
BEGIN
	FOR place IN 0..8 LOOP
		value := substring(bits from 1 + 5 * place for 5)::bit(5)::int;
		code := code || substr(symbols, value + 1, 1);
		checksum := checksum # value;
		checksum := ((checksum << 1) # (CASE WHEN checksum & 16 > 0 THEN 37 ELSE 0 END)) & 31;
	END LOOP;
	RETURN code || substr(symbols, checksum + 1, 1);
END $$;
--> statement-breakpoint
CREATE TABLE "energy_prices" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"from" date NOT NULL,
	"source_title" text NOT NULL,
	"source_url" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" text,
	"petrol_per_litre" numeric(9, 2) NOT NULL,
	"electricity_per_kwh" numeric(9, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finance_rules" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"from" date NOT NULL,
	"source_title" text NOT NULL,
	"source_url" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" text,
	"label" text NOT NULL,
	"cap" bigint NOT NULL,
	"min_down_bp" integer NOT NULL,
	"months_small" smallint NOT NULL,
	"months_large" smallint NOT NULL,
	"income_share_bp" integer NOT NULL,
	"is_imported_allowed" boolean NOT NULL,
	"kibor_bp" integer NOT NULL,
	"kibor_tenor" text NOT NULL,
	"kibor_on" date NOT NULL,
	"spread_bp" integer NOT NULL,
	"islamic_rate_bp" integer NOT NULL,
	"insurance_bp" integer NOT NULL,
	"takaful_bp" integer NOT NULL,
	"non_filer_lease_bp" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"car_id" uuid NOT NULL,
	"base_price" bigint NOT NULL,
	"reason" text,
	"by" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"code" text DEFAULT new_code() NOT NULL,
	"choice" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"vehicle_id" text NOT NULL,
	"car" text NOT NULL,
	"city" text NOT NULL,
	"ex_factory" bigint NOT NULL,
	"freight" bigint NOT NULL,
	"on_road" bigint NOT NULL,
	"is_complete" boolean NOT NULL,
	"name" text,
	"phone" text,
	"phone_digits" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"valid_until" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tariff_lines" (
	"tariff_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"charge" text NOT NULL,
	"label" text NOT NULL,
	"engine_from" integer,
	"engine_below" integer,
	"battery_from" integer,
	"battery_below" integer,
	"value_from" bigint,
	"value_below" bigint,
	"fuels" text[] NOT NULL,
	"origin" text,
	"taxpayer" text,
	"rate_bp" integer,
	"amount" bigint,
	"base" text NOT NULL,
	"due" text NOT NULL,
	"is_adjustable" boolean NOT NULL,
	"is_included" boolean NOT NULL,
	"legal_ref" text NOT NULL,
	"confidence" text NOT NULL,
	CONSTRAINT "tariff_lines_figure" CHECK ("tariff_lines"."rate_bp" is null or "tariff_lines"."amount" is null)
);
--> statement-breakpoint
CREATE TABLE "tariffs" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"jurisdiction" text NOT NULL,
	"label" text NOT NULL,
	"from" date NOT NULL,
	"until" date,
	"status" text NOT NULL,
	"sources" jsonb NOT NULL,
	"note" text,
	"checked_on" date,
	"non_filer_limit" bigint,
	"non_filer_limit_from" date,
	"is_sample" boolean DEFAULT false NOT NULL,
	"edited_by" text,
	"published_by" text,
	"published_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "tariffs_status" CHECK ("tariffs"."status" in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "tariffs_range" CHECK ("tariffs"."until" is null or "tariffs"."until" >= "tariffs"."from")
);
--> statement-breakpoint
CREATE TABLE "official_accounts" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"title" text NOT NULL,
	"number" text NOT NULL,
	"note" text,
	"position" smallint NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" text
);
--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "verify_code" text DEFAULT new_code() NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "priced_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "engine_cc" integer;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "battery_kwh" numeric(6, 2);--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "fuel" text;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "litres_per100_km" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "kwh_per100_km" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "quote_code" text;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "verify_code" text DEFAULT new_code() NOT NULL;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_car_id_cars__id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_lines" ADD CONSTRAINT "tariff_lines_tariff_id_tariffs__id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "energy_prices_trash" ON "energy_prices" USING btree ("deleted_at","_id") WHERE "energy_prices"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "energy_prices_from" ON "energy_prices" USING btree ("from") WHERE "energy_prices"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "finance_rules_trash" ON "finance_rules" USING btree ("deleted_at","_id") WHERE "finance_rules"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "finance_rules_from" ON "finance_rules" USING btree ("from") WHERE "finance_rules"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "price_changes_car" ON "price_changes" USING btree ("car_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_code" ON "quotes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "quotes_created" ON "quotes" USING btree ("created_at","_id");--> statement-breakpoint
CREATE INDEX "quotes_phone" ON "quotes" USING btree ("phone_digits");--> statement-breakpoint
CREATE INDEX "tariff_lines_tariff" ON "tariff_lines" USING btree ("tariff_id","position");--> statement-breakpoint
CREATE INDEX "tariffs_from" ON "tariffs" USING btree ("from","_id");--> statement-breakpoint
CREATE INDEX "official_accounts_trash" ON "official_accounts" USING btree ("deleted_at","_id") WHERE "official_accounts"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "dealers_verify_code" ON "dealers" USING btree ("verify_code");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_bookings_verify_code" ON "vehicle_bookings" USING btree ("verify_code");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_quote" ON "vehicle_bookings" USING btree ("quote_code") WHERE "vehicle_bookings"."quote_code" is not null;
--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_no_overlap" EXCLUDE USING gist ("jurisdiction" WITH =, daterange("from", "until") WITH &&) WHERE (status = 'published');--> statement-breakpoint
-- When older prices were changed is not known exactly.
UPDATE "cars" SET "priced_at" = "updated_at";--> statement-breakpoint
INSERT INTO "price_changes" ("_id", "car_id", "base_price", "created_at") SELECT gen_random_uuid(), "_id", "base_price", "priced_at" FROM "cars";--> statement-breakpoint
UPDATE "staff_accounts" SET "permissions" = array_append("permissions", 'tariffs') WHERE "role" IN ('hr', 'admin') AND NOT 'tariffs' = ANY("permissions");--> statement-breakpoint
-- Absent since 0015; created here, because adding verify_code rewrites the table.
CREATE INDEX IF NOT EXISTS "vehicle_bookings_trash" ON "vehicle_bookings" USING btree ("deleted_at","_id") WHERE "vehicle_bookings"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_newest" ON "vehicle_bookings" USING btree ("created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_changed" ON "vehicle_bookings" USING btree ("updated_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_status" ON "vehicle_bookings" USING btree ("status","created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_search" ON "vehicle_bookings" USING gin ("search_text" gin_trgm_ops) WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_phone" ON "vehicle_bookings" USING gin ("phone_digits" gin_trgm_ops) WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_number" ON "vehicle_bookings" USING btree ("phone_digits") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_address" ON "vehicle_bookings" USING btree (lower("email")) WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_dealer" ON "vehicle_bookings" USING btree ("dealer_id","created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_dealer_status" ON "vehicle_bookings" USING btree ("dealer_id","status","created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_source" ON "vehicle_bookings" USING btree (lower("source"),"created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_owner" ON "vehicle_bookings" USING btree ("assigned_to","created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_open" ON "vehicle_bookings" USING btree ("assigned_to","next_follow_up") WHERE "vehicle_bookings"."deleted_at" is null and status in ('pending', 'confirmed', 'processing');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_unanswered" ON "vehicle_bookings" USING btree ("created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null and "vehicle_bookings"."first_response_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_selected_vehicle" ON "vehicle_bookings" USING btree (lower("selected_vehicle"),"created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_preferred_dealership" ON "vehicle_bookings" USING btree (lower("preferred_dealership"),"created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_city" ON "vehicle_bookings" USING btree (lower("city"),"created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_first_name" ON "vehicle_bookings" USING btree (lower("first_name"),"created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_last_name" ON "vehicle_bookings" USING btree (lower("last_name"),"created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_next_follow_up" ON "vehicle_bookings" USING btree ("next_follow_up","created_at","_id") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_next_follow_up_descending" ON "vehicle_bookings" USING btree ("next_follow_up" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST) WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "vehicle_bookings_cnic" ON "vehicle_bookings" USING btree ("cnic") WHERE "vehicle_bookings"."deleted_at" is null;
