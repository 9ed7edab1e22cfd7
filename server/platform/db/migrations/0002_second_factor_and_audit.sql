DROP INDEX "audit_lines_record";--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "must_use_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "second_factor_secret" text;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "second_factor_step" integer;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "pending_secret" text;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "recovery_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_lines_kind" ON "audit_lines" USING btree ("kind","_id");--> statement-breakpoint
CREATE INDEX "audit_lines_user" ON "audit_lines" USING btree (lower("username"),"_id");--> statement-breakpoint
CREATE INDEX "audit_lines_day" ON "audit_lines" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_lines_names" ON "audit_lines" USING gin (lower("username") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_lines_reference" ON "audit_lines" USING btree (right("record_id"::text, 8));--> statement-breakpoint
CREATE INDEX "audit_lines_values" ON "audit_lines" USING gin (lower(coalesce("old"::text, '') || ' ' || coalesce("new"::text, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_lines_record" ON "audit_lines" USING btree ("kind","record_id","_id");