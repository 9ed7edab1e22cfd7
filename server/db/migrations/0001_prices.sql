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
CREATE UNIQUE INDEX "cars_vehicle_id" ON "cars" USING btree (lower("vehicle_id"));