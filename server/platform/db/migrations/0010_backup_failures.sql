CREATE TABLE "backup_failures" (
	"_id" integer PRIMARY KEY NOT NULL,
	"failing_since" timestamp(3) with time zone NOT NULL,
	"last_failed_at" timestamp(3) with time zone NOT NULL,
	"reason" text NOT NULL
);
