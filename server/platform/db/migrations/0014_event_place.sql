ALTER TABLE "event_items" ADD COLUMN "ends_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "event_items" ADD COLUMN "place" text;