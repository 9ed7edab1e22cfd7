CREATE TABLE "specifications" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"vehicle_id" text NOT NULL,
	"trim" text NOT NULL,
	"group" text NOT NULL,
	"label" text NOT NULL,
	"value" text,
	"unit" text,
	"source" text,
	"position" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "specifications_fact" ON "specifications" USING btree ("vehicle_id",lower("trim"),lower("group"),lower("label"));