-- fold_text served equality, too: fold_case does so now, with its body (docs/decisions/050-urdu-is-searched-in-ascii.md).
CREATE FUNCTION fold_case(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(lower(normalize(value, NFC)), 'ς', 'σ'), U&'i\0307', 'i');--> statement-breakpoint
DROP INDEX "list_views_name";--> statement-breakpoint
DROP INDEX "cars_vehicle_id";--> statement-breakpoint
DROP INDEX "message_templates_name";--> statement-breakpoint
DROP INDEX "specifications_fact";--> statement-breakpoint
DROP INDEX "contact_inquiries_address";--> statement-breakpoint
DROP INDEX "dealer_applications_address";--> statement-breakpoint
DROP INDEX "job_applications_address";--> statement-breakpoint
DROP INDEX "parts_requests_address";--> statement-breakpoint
DROP INDEX "service_appointments_address";--> statement-breakpoint
DROP INDEX "test_drives_address";--> statement-breakpoint
DROP INDEX "vehicle_bookings_address";--> statement-breakpoint
ALTER TABLE "contact_inquiries" ALTER COLUMN "phone_digits" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_applications" ALTER COLUMN "phone_digits" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ALTER COLUMN "phone_digits" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "parts_requests" ALTER COLUMN "phone_digits" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "service_appointments" ALTER COLUMN "phone_digits" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "test_drives" ALTER COLUMN "phone_digits" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_bookings" ALTER COLUMN "phone_digits" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "list_views" USING btree ("account_id","screen",fold_case("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "cars_vehicle_id" ON "cars" USING btree (fold_case("vehicle_id")) WHERE "cars"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree ("language",fold_case("name")) WHERE "message_templates"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "specifications_fact" ON "specifications" USING btree ("vehicle_id",fold_case("trim"),fold_case("group"),fold_case("label")) WHERE "specifications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_inquiries_address" ON "contact_inquiries" USING btree (fold_case("email")) WHERE "contact_inquiries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "dealer_applications_address" ON "dealer_applications" USING btree (fold_case("email")) WHERE "dealer_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_address" ON "job_applications" USING btree (fold_case("email")) WHERE "job_applications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_requests_address" ON "parts_requests" USING btree (fold_case("email")) WHERE "parts_requests"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_appointments_address" ON "service_appointments" USING btree (fold_case("email")) WHERE "service_appointments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_address" ON "test_drives" USING btree (fold_case("email")) WHERE "test_drives"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vehicle_bookings_address" ON "vehicle_bookings" USING btree (fold_case("email")) WHERE "vehicle_bookings"."deleted_at" is null;--> statement-breakpoint
-- Letters of other keyboards and digits become those of Urdu and ASCII. Then 17 letters of Urdu become one of A to Z each,
-- and the 19 others two.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	dropped constant text := '[\u00ad\u0300-\u036f\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u0674\u06d6-\u06dc\u06df-\u06e8'
		|| '\u06ea-\u06ed\u08d3-\u08ff\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]+';
	letters constant text := 'پٹثجچڈذڑزژصضطظغفقگے';
	codes constant text := 'LALELILOLURARERIRORUSASESISOSUTATETITO';
	folded text;
BEGIN
	IF octet_length(value) = char_length(value) THEN RETURN lower(value); END IF;
	folded := lower(regexp_replace(normalize(value, NFKD), dropped, '', 'g'));
	folded := translate(folded, 'يىكڪھهةۃەںٱς۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', 'ییککہہہہہناσ01234567890123456789');
	IF folded !~ '[\u0600-\u06ff]' THEN RETURN folded; END IF;
	folded := translate(folded, 'اینرملہودکستبعحخش', 'XQZJVWKBCDFGHMNPY');
	FOR n IN 1..length(letters) LOOP
		folded := replace(folded, substr(letters, n, 1), substr(codes, 2 * n - 1, 2));
	END LOOP;
	RETURN folded;
END $$;--> statement-breakpoint
-- While it has a comment, stored texts and phone numbers are those of older rules: server/resources/refresh-stored-keys.ts.
COMMENT ON FUNCTION fold_text(text) IS 'Stored texts and phone numbers follow older rules until the next start';
