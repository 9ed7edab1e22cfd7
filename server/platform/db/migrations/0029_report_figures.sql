CREATE TABLE "report_changes" (
	"kind" text NOT NULL,
	"clock" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_figures" (
	"report" text NOT NULL,
	"kind" text NOT NULL,
	"dealer" uuid NOT NULL,
	"part" integer NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"basis" text NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "report_figures_report_kind_dealer_part_start_until_pk" PRIMARY KEY("report","kind","dealer","part","start","until")
);
--> statement-breakpoint
CREATE INDEX "report_changes_time" ON "report_changes" USING btree ("kind","clock","at");--> statement-breakpoint
-- The end of the last day whose appointments may have been counted. A day counts from an hour before it begins, so that a
-- change that is not committed at midnight is marked, too.
CREATE FUNCTION "end_of_report_days"() RETURNS timestamp LANGUAGE sql VOLATILE AS $$
	SELECT date_trunc('day', clock_timestamp() AT TIME ZONE 'Asia/Karachi' + interval '1 hour') + interval '1 day'
$$;--> statement-breakpoint
-- For statements that change requests: marks the hours in which these arrived, and the days of their appointments.
CREATE FUNCTION "mark_changed_requests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.report_changes (kind, clock, at)
	SELECT DISTINCT TG_ARGV[0], 'arrival', date_trunc('hour', created_at, 'UTC') FROM changed;
	IF TG_ARGV[1]::boolean THEN
		INSERT INTO public.report_changes (kind, clock, at)
		SELECT DISTINCT TG_ARGV[0], 'appointment', date_trunc('day', appointment_at) AT TIME ZONE 'Asia/Karachi'
		FROM changed WHERE appointment_at < public.end_of_report_days();
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- For requests that are added with a time that has passed, as an import does.
CREATE FUNCTION "mark_added_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.report_changes (kind, clock, at)
	VALUES (TG_ARGV[0], 'arrival', date_trunc('hour', NEW.created_at, 'UTC'));
	IF TG_ARGV[1]::boolean THEN
		INSERT INTO public.report_changes (kind, clock, at)
		SELECT TG_ARGV[0], 'appointment', date_trunc('day', NEW.appointment_at) AT TIME ZONE 'Asia/Karachi'
		WHERE NEW.appointment_at < public.end_of_report_days();
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "drop_report_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.report_figures;
	RETURN NULL;
END $$;--> statement-breakpoint
-- For entries that say when a request was completed, or whether it is a duplicate.
CREATE FUNCTION "mark_changed_timeline"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	entry public.lead_timeline := coalesce(NEW, OLD);
	requests regclass := to_regclass('public.' || quote_ident(replace(entry.kind, '-', '_')));
BEGIN
	IF entry.type IN ('status', 'duplicate') AND requests IS NOT NULL THEN
		EXECUTE format('
			WITH request AS (
				SELECT created_at, (to_jsonb(requests) ->> ''appointment_at'')::timestamp AS appointment_at
				FROM %s AS requests WHERE _id = $2
			)
			INSERT INTO public.report_changes (kind, clock, at)
			SELECT $1, ''arrival'', date_trunc(''hour'', created_at, ''UTC'') FROM request
			UNION ALL
			SELECT $1, ''appointment'', date_trunc(''day'', appointment_at) AT TIME ZONE ''Asia/Karachi'' FROM request
			WHERE appointment_at < public.end_of_report_days()', requests) USING entry.kind, entry.record_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "mark_changed_appointment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.report_changes (kind, clock, at)
	SELECT kind, 'appointment', date_trunc('day', appointment_at) AT TIME ZONE 'Asia/Karachi'
	FROM (
		SELECT 'test-drives' AS kind, appointment_at FROM public.test_drives WHERE _id IN (OLD.request_id, NEW.request_id)
		UNION ALL
		SELECT 'service-appointments', appointment_at FROM public.service_appointments
		WHERE _id IN (OLD.request_id, NEW.request_id)
	) AS requests WHERE appointment_at < public.end_of_report_days();
	RETURN NULL;
END $$;--> statement-breakpoint
-- Adds the triggers to the table of a request type. A submission does not meet the condition of the first one.
CREATE FUNCTION "watch_requests"(requests regclass, kind text, has_appointments boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	is_past text := 'NEW.created_at < clock_timestamp() - interval ''5 minutes'''
		|| CASE WHEN has_appointments THEN ' OR NEW.appointment_at < public.end_of_report_days()' ELSE '' END;
	arguments text := format('%L, %L', kind, has_appointments);
BEGIN
	EXECUTE format('CREATE TRIGGER report_added AFTER INSERT ON %s FOR EACH ROW WHEN (%s)
		EXECUTE FUNCTION public.mark_added_request(%s)', requests, is_past, arguments);
	EXECUTE format('CREATE TRIGGER report_before_change AFTER UPDATE ON %s REFERENCING OLD TABLE AS changed
		FOR EACH STATEMENT EXECUTE FUNCTION public.mark_changed_requests(%s)', requests, arguments);
	EXECUTE format('CREATE TRIGGER report_after_change AFTER UPDATE ON %s REFERENCING NEW TABLE AS changed
		FOR EACH STATEMENT EXECUTE FUNCTION public.mark_changed_requests(%s)', requests, arguments);
	EXECUTE format('CREATE TRIGGER report_removed AFTER DELETE ON %s REFERENCING OLD TABLE AS changed
		FOR EACH STATEMENT EXECUTE FUNCTION public.mark_changed_requests(%s)', requests, arguments);
	EXECUTE format('CREATE TRIGGER report_truncated AFTER TRUNCATE ON %s
		FOR EACH STATEMENT EXECUTE FUNCTION public.drop_report_figures()', requests);
END $$;--> statement-breakpoint
SELECT watch_requests('contact_inquiries', 'contact-inquiries', false);--> statement-breakpoint
SELECT watch_requests('vehicle_bookings', 'vehicle-bookings', false);--> statement-breakpoint
SELECT watch_requests('test_drives', 'test-drives', true);--> statement-breakpoint
SELECT watch_requests('service_appointments', 'service-appointments', true);--> statement-breakpoint
SELECT watch_requests('parts_requests', 'parts-requests', false);--> statement-breakpoint
SELECT watch_requests('job_applications', 'job-applications', false);--> statement-breakpoint
SELECT watch_requests('dealer_applications', 'dealer-applications', false);--> statement-breakpoint
-- A submission adds an entry of another type.
CREATE TRIGGER "report_added" AFTER INSERT ON "lead_timeline"
	FOR EACH ROW WHEN (NEW.type IN ('status', 'duplicate')) EXECUTE FUNCTION mark_changed_timeline();--> statement-breakpoint
CREATE TRIGGER "report_changed" AFTER UPDATE OR DELETE ON "lead_timeline"
	FOR EACH ROW EXECUTE FUNCTION mark_changed_timeline();--> statement-breakpoint
CREATE TRIGGER "report_truncated" AFTER TRUNCATE ON "lead_timeline"
	FOR EACH STATEMENT EXECUTE FUNCTION drop_report_figures();--> statement-breakpoint
CREATE TRIGGER "report_changed" AFTER INSERT OR UPDATE OR DELETE ON "appointments"
	FOR EACH ROW EXECUTE FUNCTION mark_changed_appointment();--> statement-breakpoint
CREATE TRIGGER "report_truncated" AFTER TRUNCATE ON "appointments"
	FOR EACH STATEMENT EXECUTE FUNCTION drop_report_figures();
