CREATE TABLE "availability" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"dealer_id" uuid NOT NULL,
	"vehicle_id" text NOT NULL,
	"color" text NOT NULL,
	"units" integer,
	"expected_on" date,
	"stated_on" date NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "availability_units" CHECK ("availability"."units" between 0 and 9999)
);
--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_dealer_id_dealers__id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "availability_cell" ON "availability" USING btree ("dealer_id","vehicle_id","color");--> statement-breakpoint
CREATE INDEX "availability_stated" ON "availability" USING btree ("stated_on");