ALTER TABLE "lead_timeline" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "freight" bigint;--> statement-breakpoint
CREATE INDEX "dealer_applications_cnic" ON "dealer_applications" USING btree ("cnic") WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_cnic" ON "job_applications" USING btree ("cnic") WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_cnic" ON "vehicle_bookings" USING btree ("cnic") WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
UPDATE "vehicle_bookings" SET "freight" = "final_price" - "base_price";
