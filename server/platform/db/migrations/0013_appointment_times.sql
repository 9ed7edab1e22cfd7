ALTER TABLE "service_appointments" ADD COLUMN "appointment_at" timestamp GENERATED ALWAYS AS (coalesce(confirmed_date + case
  when confirmed_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
  then make_interval(hours => left(confirmed_time, 2)::int, mins => right(confirmed_time, 2)::int)
  else make_interval() end, service_date + case
  when preferred_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
  then make_interval(hours => left(preferred_time, 2)::int, mins => right(preferred_time, 2)::int)
  else make_interval() end)) STORED;--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "appointment_at" timestamp GENERATED ALWAYS AS (coalesce(confirmed_date + case
  when confirmed_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
  then make_interval(hours => left(confirmed_time, 2)::int, mins => right(confirmed_time, 2)::int)
  else make_interval() end, preferred_date + case
  when preferred_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
  then make_interval(hours => left(preferred_time, 2)::int, mins => right(preferred_time, 2)::int)
  else make_interval() end)) STORED;--> statement-breakpoint
CREATE INDEX "service_appointments_city" ON "service_appointments" USING btree (lower("city"),"created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_appointment_at" ON "service_appointments" USING btree ("appointment_at","created_at","_id");--> statement-breakpoint
CREATE INDEX "service_appointments_appointment_at_descending" ON "service_appointments" USING btree ("appointment_at" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "test_drives_appointment_at" ON "test_drives" USING btree ("appointment_at","created_at","_id");--> statement-breakpoint
CREATE INDEX "test_drives_appointment_at_descending" ON "test_drives" USING btree ("appointment_at" desc nulls last,"created_at" DESC NULLS FIRST,"_id" DESC NULLS FIRST);