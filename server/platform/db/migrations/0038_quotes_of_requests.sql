ALTER TABLE "quotes" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "request_id" uuid;--> statement-breakpoint
CREATE INDEX "quotes_request" ON "quotes" USING btree ("request_id") WHERE "quotes"."request_id" is not null;