CREATE TABLE "outgoing_mail" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"next_attempt_at" timestamp(3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE INDEX "outgoing_mail_due" ON "outgoing_mail" USING btree ("next_attempt_at");