CREATE TABLE "dealer_searches" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"search_query" text,
	"user_location" jsonb NOT NULL,
	"search_radius" double precision NOT NULL,
	"status" text NOT NULL,
	"assigned_representative" text,
	"notes" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "dealer_searches_newest" ON "dealer_searches" USING btree ("created_at","_id");