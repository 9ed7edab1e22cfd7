CREATE TABLE "audit_lines" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"account_id" uuid,
	"username" text NOT NULL,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"old" jsonb,
	"new" jsonb
);
--> statement-breakpoint
CREATE TABLE "contact_inquiries" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"phone_digits" text NOT NULL,
	"full_name" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"phone" text NOT NULL,
	"email" text,
	"address" text,
	"city" text,
	"subject" text,
	"vehicle" text NOT NULL,
	"message" text NOT NULL,
	"promotional_contact" boolean NOT NULL,
	"priority" text,
	"assigned_to" text,
	"notes" text
);
--> statement-breakpoint
CREATE TABLE "dealer_applications" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"phone_digits" text NOT NULL,
	"selected_preferred_dealership" text NOT NULL,
	"selected_facility_status" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"cnic" text NOT NULL,
	"ntn_number" text,
	"type_of_ownership" text,
	"type_of_business" text,
	"total_years_business" text,
	"location" text NOT NULL,
	"city_dealership" text NOT NULL,
	"province" text NOT NULL,
	"proposed_size" text,
	"proposed_location" text,
	"proposed_dimensions" text,
	"agree_to_share" boolean NOT NULL,
	"assigned_representative" text,
	"review_date" date,
	"notes" text
);
--> statement-breakpoint
CREATE TABLE "dealers" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"map" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"description" text,
	"services" text[] NOT NULL,
	"working_hours" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_lines" (
	"lead" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"record_id" uuid NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_lines_lead_key_pk" PRIMARY KEY("lead","key")
);
--> statement-breakpoint
CREATE TABLE "lead_days" (
	"lead" text NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"shard" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "lead_days_lead_day_status_shard_pk" PRIMARY KEY("lead","day","status","shard")
);
--> statement-breakpoint
CREATE TABLE "lead_tallies" (
	"lead" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"shard" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "lead_tallies_lead_field_value_shard_pk" PRIMARY KEY("lead","field","value","shard")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"source" text NOT NULL,
	"is_subscribed" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "newsletter_subscriptions_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"referrer_host" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_views_day_path_referrer_host_pk" PRIMARY KEY("day","path","referrer_host")
);
--> statement-breakpoint
CREATE TABLE "parts_requests" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"phone_digits" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"city" text NOT NULL,
	"vin_number" text NOT NULL,
	"mileage" text,
	"required_part" text,
	"address" text,
	"vehicle_model" text,
	"vehicle_year" text,
	"part_number" text,
	"quantity" text,
	"urgency" text,
	"estimated_delivery" text,
	"special_instructions" text,
	"additional_notes" text
);
--> statement-breakpoint
CREATE TABLE "service_appointments" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"phone_digits" text NOT NULL,
	"selected_vehicle" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"city" text NOT NULL,
	"selected_service_type" text NOT NULL,
	"service_date" date NOT NULL,
	"selected_dealership" text,
	"vin_number" text,
	"odometer" text,
	"contact_me" boolean NOT NULL,
	"additional_notes" text,
	"confirmed_date" date,
	"confirmed_time" text,
	"assigned_technician" text,
	"estimated_cost" text,
	"notes" text,
	"address" text,
	"vehicle_year" text,
	"preferred_time" text,
	"estimated_duration" text,
	"service_notes" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" timestamp(3) with time zone[] NOT NULL,
	"last_attempt_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"role" text NOT NULL,
	"permissions" text[] NOT NULL,
	"password_hash" text NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "test_drives" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"phone_digits" text NOT NULL,
	"selected_vehicle" text NOT NULL,
	"selected_dealership" text NOT NULL,
	"owns_vehicle" text NOT NULL,
	"license_agreement" boolean NOT NULL,
	"responsibility_agreement" boolean NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"preferred_date" date,
	"preferred_time" text,
	"confirmed_date" date,
	"confirmed_time" text,
	"assigned_sales_person" text,
	"notes" text
);
--> statement-breakpoint
ALTER TABLE "audit_lines" ADD CONSTRAINT "audit_lines_account_id_staff_accounts__id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_account_id_staff_accounts__id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_lines_record" ON "audit_lines" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_newest" ON "contact_inquiries" USING btree ("created_at","_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_status" ON "contact_inquiries" USING btree ("status","created_at","_id");--> statement-breakpoint
CREATE INDEX "contact_inquiries_search" ON "contact_inquiries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_inquiries_phone" ON "contact_inquiries" USING gin ("phone_digits" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_inquiries_filter_1" ON "contact_inquiries" USING btree (lower("vehicle"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_newest" ON "dealer_applications" USING btree ("created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_status" ON "dealer_applications" USING btree ("status","created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_search" ON "dealer_applications" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dealer_applications_phone" ON "dealer_applications" USING gin ("phone_digits" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dealer_applications_filter_1" ON "dealer_applications" USING btree (lower("selected_facility_status"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "dealer_applications_filter_2" ON "dealer_applications" USING btree (lower("selected_preferred_dealership"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "dealers_city" ON "dealers" USING btree (lower("city"),lower("name"));--> statement-breakpoint
CREATE INDEX "idempotency_lines_expiry" ON "idempotency_lines" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_newest" ON "newsletter_subscriptions" USING btree ("created_at","_id");--> statement-breakpoint
CREATE INDEX "parts_requests_newest" ON "parts_requests" USING btree ("created_at","_id");--> statement-breakpoint
CREATE INDEX "parts_requests_status" ON "parts_requests" USING btree ("status","created_at","_id");--> statement-breakpoint
CREATE INDEX "parts_requests_search" ON "parts_requests" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "parts_requests_phone" ON "parts_requests" USING gin ("phone_digits" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_appointments_newest" ON "service_appointments" USING btree ("created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_status" ON "service_appointments" USING btree ("status","created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_search" ON "service_appointments" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_appointments_phone" ON "service_appointments" USING gin ("phone_digits" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_appointments_filter_1" ON "service_appointments" USING btree (lower("selected_vehicle"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_filter_2" ON "service_appointments" USING btree (lower("selected_dealership"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_filter_3" ON "service_appointments" USING btree (lower("selected_service_type"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "sign_in_counts_expiry" ON "sign_in_counts" USING btree ("last_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_accounts_username" ON "staff_accounts" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "staff_sessions_account" ON "staff_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "test_drives_newest" ON "test_drives" USING btree ("created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_status" ON "test_drives" USING btree ("status","created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_search" ON "test_drives" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "test_drives_phone" ON "test_drives" USING gin ("phone_digits" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "test_drives_filter_1" ON "test_drives" USING btree (lower("selected_vehicle"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_filter_2" ON "test_drives" USING btree (lower("selected_dealership"),"created_at","_id");