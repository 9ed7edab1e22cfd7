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
CREATE TABLE "event_items" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"status" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"media_files" jsonb NOT NULL,
	"media_url" text,
	"media_type" text,
	"event_date" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"phone_digits" text NOT NULL,
	"job_title" text,
	"selected_employment_status" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"address" text,
	"city" text,
	"cnic" text NOT NULL,
	"cnic_expiry_date" date,
	"date_of_birth" date,
	"marital_status" text,
	"highest_education" text,
	"university_institute" text,
	"passing_year" text,
	"technical_diploma" text,
	"technical_institute" text,
	"technical_passing_year" text,
	"total_experience" text,
	"current_designation" text,
	"current_employer" text,
	"current_employer_address" text,
	"employment_start_date" date,
	"present_salary" text,
	"portfolio_link" text,
	"responsibilities" text,
	"relevant_experience" text,
	"unemployed_reason_last_salary" text,
	"expected_salary" text,
	"notice_period" text,
	"additional_info" text,
	"agree_to_share" boolean NOT NULL,
	"cv_file" text NOT NULL,
	"photo_file" text,
	"assigned_recruiter" text,
	"interview_date" date,
	"interview_type" text,
	"notes" text
);
--> statement-breakpoint
CREATE TABLE "job_openings" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"location" text NOT NULL,
	"job_location" text NOT NULL,
	"map_url" text,
	"division" text NOT NULL,
	"reports_to" text,
	"purpose" text,
	"qualification" text NOT NULL,
	"experience_min" integer NOT NULL,
	"experience_max" integer NOT NULL,
	"gender" text NOT NULL,
	"age_max" integer NOT NULL,
	"salary_range" text,
	"crm_required" boolean NOT NULL,
	"erp_knowledge" boolean NOT NULL,
	"responsibilities" text[] NOT NULL,
	"requirements" text[] NOT NULL,
	"skills" text[] NOT NULL,
	"image_url" text,
	"document_url" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_items" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"status" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"media_files" jsonb NOT NULL,
	"media_url" text,
	"media_type" text
);
--> statement-breakpoint
CREATE TABLE "news_items" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"status" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"type" text NOT NULL,
	"image_url" text
);
--> statement-breakpoint
CREATE TABLE "outgoing_mail" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"unsubscribe_url" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"next_attempt_at" timestamp(3) with time zone,
	"attempts" integer NOT NULL,
	"last_error" text
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
CREATE TABLE "secrets" (
	"purpose" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
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
ALTER TABLE "idempotency_lines" ALTER COLUMN "record_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "cars_vehicle_id" ON "cars" USING btree (lower("vehicle_id"));--> statement-breakpoint
CREATE INDEX "event_items_newest" ON "event_items" USING btree ("status","event_date","_id");--> statement-breakpoint
CREATE INDEX "job_applications_newest" ON "job_applications" USING btree ("created_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_status" ON "job_applications" USING btree ("status","created_at","_id");--> statement-breakpoint
CREATE INDEX "job_applications_search" ON "job_applications" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_applications_phone" ON "job_applications" USING gin ("phone_digits" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_applications_filter_1" ON "job_applications" USING btree (lower("selected_employment_status"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "job_openings_newest" ON "job_openings" USING btree ("created_at","_id");--> statement-breakpoint
CREATE INDEX "job_openings_category" ON "job_openings" USING btree (lower("category"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "media_items_newest" ON "media_items" USING btree ("status","created_at","_id");--> statement-breakpoint
CREATE INDEX "news_items_newest" ON "news_items" USING btree ("status","created_at","_id");--> statement-breakpoint
CREATE INDEX "outgoing_mail_due" ON "outgoing_mail" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_newest" ON "vehicle_bookings" USING btree ("created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_status" ON "vehicle_bookings" USING btree ("status","created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_search" ON "vehicle_bookings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vehicle_bookings_phone" ON "vehicle_bookings" USING gin ("phone_digits" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vehicle_bookings_filter_1" ON "vehicle_bookings" USING btree (lower("selected_vehicle"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "vehicle_bookings_filter_2" ON "vehicle_bookings" USING btree (lower("preferred_dealership"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_state" ON "newsletter_subscriptions" USING btree ("is_subscribed","created_at","_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_source" ON "newsletter_subscriptions" USING btree ("source","created_at","_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_search" ON "newsletter_subscriptions" USING gin ("search_text" gin_trgm_ops);