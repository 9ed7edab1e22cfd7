CREATE TABLE "cars" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"model" text NOT NULL,
	"variant" text,
	"vehicle_id" text NOT NULL,
	"base_price" bigint NOT NULL,
	"image_url" text,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cars_base_price" CHECK ("cars"."base_price" between 0 and 999999999999)
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"province" text NOT NULL,
	"price_adjustment" numeric(15, 3) NOT NULL,
	"adjustment_type" text NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cities_price_adjustment" CHECK (case "cities"."adjustment_type"
        when 'fixed' then "cities"."price_adjustment" = trunc("cities"."price_adjustment")
        when 'percentage' then abs("cities"."price_adjustment") <= 1000
        else false end)
);
--> statement-breakpoint
CREATE TABLE "price_calculations" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"car_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"base_price" bigint NOT NULL,
	"city_adjustment" bigint NOT NULL,
	"final_price" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_bookings" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"phone_digits" text NOT NULL,
	"selected_vehicle" text NOT NULL,
	"selected_color" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"cnic" text NOT NULL,
	"preferred_dealership" text NOT NULL,
	"type_of_booking" text NOT NULL,
	"email" text,
	"ntn_number" text,
	"selected_city" text,
	"promotional_consent" boolean NOT NULL,
	"base_price" bigint,
	"final_price" bigint,
	"filer_status" text,
	"payment_status" text,
	"assigned_sales_person" text,
	"notes" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "cars_vehicle_id" ON "cars" USING btree (lower("vehicle_id"));--> statement-breakpoint
CREATE INDEX "vehicle_bookings_newest" ON "vehicle_bookings" USING btree ("created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_status" ON "vehicle_bookings" USING btree ("status","created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_search" ON "vehicle_bookings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vehicle_bookings_phone" ON "vehicle_bookings" USING gin ("phone_digits" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vehicle_bookings_filter_1" ON "vehicle_bookings" USING btree (lower("selected_vehicle"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_filter_2" ON "vehicle_bookings" USING btree (lower("preferred_dealership"),"created_at","_id");