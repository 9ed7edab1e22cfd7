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
CREATE INDEX "event_items_newest" ON "event_items" USING btree ("status","event_date","_id");--> statement-breakpoint
CREATE INDEX "media_items_newest" ON "media_items" USING btree ("status","created_at","_id");--> statement-breakpoint
CREATE INDEX "news_items_newest" ON "news_items" USING btree ("status","created_at","_id");