ALTER TABLE "event_items" ADD COLUMN "publish_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "publish_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "news_items" ADD COLUMN "publish_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "news_items" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "publish_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "job_openings" ADD COLUMN "closes_at" timestamp(3) with time zone;