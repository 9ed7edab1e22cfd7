CREATE TABLE "secrets" (
	"purpose" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_mail" ALTER COLUMN "next_attempt_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_state" ON "newsletter_subscriptions" USING btree ("is_subscribed","created_at","_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_source" ON "newsletter_subscriptions" USING btree ("source","created_at","_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_search" ON "newsletter_subscriptions" USING gin ("search_text" gin_trgm_ops);