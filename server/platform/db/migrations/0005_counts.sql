DROP INDEX "idempotency_lines_expiry";--> statement-breakpoint
CREATE INDEX "idempotency_lines_expiry" ON "idempotency_lines" USING brin ("expires_at");--> statement-breakpoint
INSERT INTO "lead_days" ("lead", "day", "status", "shard", "count")
SELECT 'newsletter', ("created_at" AT TIME ZONE 'Asia/Karachi')::date,
       CASE WHEN "is_subscribed" THEN 'subscribed' ELSE 'unsubscribed' END, 0, count(*)
FROM "newsletter_subscriptions" GROUP BY 2, 3;
