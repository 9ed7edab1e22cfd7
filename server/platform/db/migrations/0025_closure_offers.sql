CREATE TABLE "closure_offers" (
	"closure_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "closure_offers_closure_id_appointment_id_pk" PRIMARY KEY("closure_id","appointment_id")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "closure_offers" ADD CONSTRAINT "closure_offers_closure_id_closures__id_fk" FOREIGN KEY ("closure_id") REFERENCES "public"."closures"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closure_offers" ADD CONSTRAINT "closure_offers_appointment_id_appointments__id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closure_offers_appointment" ON "closure_offers" USING btree ("appointment_id");