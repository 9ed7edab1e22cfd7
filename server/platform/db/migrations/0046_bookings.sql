CREATE TABLE "compensation_rules" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"from" date NOT NULL,
	"source_title" text NOT NULL,
	"source_url" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"deleted_by" text,
	"days_until_due" smallint NOT NULL,
	"kibor_bp" integer NOT NULL,
	"margin_bp" integer NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "compensation_rules_trash" ON "compensation_rules" USING btree ("deleted_at","_id") WHERE "compensation_rules"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "compensation_rules_from" ON "compensation_rules" USING btree ("from") WHERE "compensation_rules"."deleted_at" is null;