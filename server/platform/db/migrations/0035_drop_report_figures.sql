-- Dropping these functions drops their triggers on requests, timelines and appointments.
DROP FUNCTION "mark_changed_requests"() CASCADE;--> statement-breakpoint
DROP FUNCTION "mark_added_request"() CASCADE;--> statement-breakpoint
DROP FUNCTION "mark_changed_timeline"() CASCADE;--> statement-breakpoint
DROP FUNCTION "mark_changed_appointment"() CASCADE;--> statement-breakpoint
DROP FUNCTION "drop_report_figures"() CASCADE;--> statement-breakpoint
DROP FUNCTION "watch_requests"(regclass, text, boolean);--> statement-breakpoint
DROP FUNCTION "end_of_report_days"();--> statement-breakpoint
DROP TABLE "report_changes";--> statement-breakpoint
DROP TABLE "report_figures";
