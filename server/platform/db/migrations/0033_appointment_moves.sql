ALTER TABLE "appointments" ADD COLUMN "moved_from" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "moved_by_customer_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "appointments_moved" ON "appointments" USING btree ("request_id") WHERE moved_by_customer_at is not null;