ALTER TABLE "tariff_lines" ALTER COLUMN "rate_bp" SET DATA TYPE numeric(7, 1);--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "sample_facts" text[] DEFAULT '{}' NOT NULL;