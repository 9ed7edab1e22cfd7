CREATE TABLE "payment_terms" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"payee" text,
	"rest_due" text,
	"papers" text,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "booking_amount" bigint;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "delivery_weeks" integer;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "delivery_stated_on" date;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_terms_only" ON "payment_terms" USING btree ((true));