CREATE TABLE "own_requests" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"link_version" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp(3) with time zone,
	"unanswered_since" timestamp(3) with time zone,
	"withdrawn_at" timestamp(3) with time zone,
	"unconfirmed_email" text,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"correction" jsonb,
	"withdrawal_reason" text
);
--> statement-breakpoint
ALTER TABLE "lead_timeline" ADD COLUMN "is_visible" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "own_requests_waiting" ON "own_requests" USING btree ("kind","_id") WHERE ("own_requests"."unanswered_since" is not null or "own_requests"."correction" is not null);