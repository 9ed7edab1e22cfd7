CREATE TABLE "staff_notices" (
	"_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"event" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"mailed_at" timestamp(3) with time zone,
	CONSTRAINT "staff_notices_once" UNIQUE("account_id","kind","record_id","reason","event")
);
--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "notice_mode" text DEFAULT 'digest' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_notices" ADD CONSTRAINT "staff_notices_account_id_staff_accounts__id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notices_account" ON "staff_notices" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_notices_waiting" ON "staff_notices" USING btree ("created_at") WHERE "staff_notices"."mailed_at" is null;