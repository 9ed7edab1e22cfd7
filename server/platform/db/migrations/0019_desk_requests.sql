ALTER TABLE "lead_timeline" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ADD COLUMN "freight" bigint;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ALTER COLUMN "freight" TYPE bigint USING "final_price" - "base_price";
