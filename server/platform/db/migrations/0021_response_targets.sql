CREATE TABLE "response_targets" (
	"_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "response_targets_kind_unique" UNIQUE("kind")
);
