ALTER TABLE "tariffs" ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Who last edited a draft is the only author that is known of those written before.
UPDATE "tariffs" SET "authors" = ARRAY["edited_by"] WHERE "edited_by" IS NOT NULL;
