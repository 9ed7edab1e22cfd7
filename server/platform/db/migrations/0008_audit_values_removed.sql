ALTER TABLE "audit_lines" ADD COLUMN "values_removed_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "audit_lines_with_values" ON "audit_lines" USING btree ("at") WHERE "audit_lines"."values_removed_at" is null;--> statement-breakpoint
UPDATE "audit_lines" SET
	"old" = (SELECT jsonb_object_agg(key, CASE WHEN key IN ('_id', 'status', 'isSubscribed', 'createdAt', 'updatedAt') THEN value ELSE 'null'::jsonb END) FROM jsonb_each("audit_lines"."old")),
	"new" = (SELECT jsonb_object_agg(key, CASE WHEN key IN ('_id', 'status', 'isSubscribed', 'createdAt', 'updatedAt') THEN value ELSE 'null'::jsonb END) FROM jsonb_each("audit_lines"."new")),
	"values_removed_at" = now()
FROM (
	SELECT DISTINCT "kind", "record_id" FROM "audit_lines"
	WHERE "action" = 'delete' AND "kind" IN ('contact-inquiries', 'vehicle-bookings', 'test-drives', 'service-appointments', 'parts-requests', 'job-applications', 'dealer-applications', 'newsletter-subscriptions', 'dealer-searches')
) AS "deleted"
WHERE "audit_lines"."kind" = "deleted"."kind" AND "audit_lines"."record_id" = "deleted"."record_id";
