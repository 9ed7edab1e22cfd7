-- Page views of addresses that the site has, by day and page, and the sites that led there by day: both
-- from one table that had a row for each combination of anything a visitor sent.
ALTER TABLE "page_views" RENAME TO "counted_views";--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "page_views_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "page_view_referrers" (
	"day" date NOT NULL,
	"host" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "page_view_referrers_day_host_pk" PRIMARY KEY("day","host")
);
--> statement-breakpoint
INSERT INTO "page_views" ("day", "path", "count")
SELECT "day", "path", sum("count") FROM "counted_views"
WHERE "path" IN (
  '/', '/test-drive', '/book-now', '/contact-us', '/parts-request', '/book-service',
  '/become-a-dealer', '/find-a-dealer', '/models', '/careers', '/careers/apply', '/about-us',
  '/about-us/gwm', '/about-us/sazgar', '/after-sales', '/warranty', '/faq', '/privacy', '/cookies',
  '/newsletter', '/newsletter/unsubscribe', '/news', '/news-and-events/news',
  '/news-and-events/events', '/news-and-events/media',
  '/models/haval-h6', '/models/haval-h6-hev', '/models/haval-h6-phev', '/models/haval-jolion',
  '/models/haval-jolion-hev', '/models/ora-03', '/models/ora-07', '/models/tank-500',
  '/features/tech', '/features/transmission', '/features/charging', '/features/comfort',
  '/features/wheels', '/features/safety', '/features/app-control', '/features/driving-modes',
  '/features/steering', '/features/ui'
) OR "path" IN (SELECT '/news/' || "_id" FROM "news_items")
GROUP BY "day", "path";--> statement-breakpoint
INSERT INTO "page_view_referrers" ("day", "host", "count")
SELECT "day", CASE WHEN "place" <= 200 THEN "host" ELSE 'others' END, sum("count")
FROM (
  SELECT "day", "host", sum("count") AS "count",
         row_number() OVER (PARTITION BY "day" ORDER BY "host" = 'others', sum("count") DESC, "host") AS "place"
  FROM (
    SELECT "day", "count",
           CASE WHEN "referrer_host" ~ '^[a-z0-9_-]+(\.[a-z0-9_-]+)+$' THEN "referrer_host" ELSE 'others' END AS "host"
    FROM "counted_views" AS "counted"
    WHERE "referrer_host" <> ''
      AND EXISTS (SELECT FROM "page_views" WHERE "page_views"."path" = "counted"."path" AND "page_views"."day" = "counted"."day")
  ) AS "led"
  GROUP BY "day", "host"
) AS "ranked"
GROUP BY 1, 2;--> statement-breakpoint
DROP TABLE "counted_views";--> statement-breakpoint
-- What an inquiry's vehicle counts under: one of the catalogue, of the price list, or none of them.
ALTER TABLE "contact_inquiries" ADD COLUMN "counted_vehicle" text;--> statement-breakpoint
UPDATE "contact_inquiries" SET "counted_vehicle" = coalesce(
  (SELECT "label" FROM (VALUES
     ('Haval H6'), ('Haval H6 HEV'), ('Haval H6 PHEV'), ('Haval Jolion'), ('Haval Jolion HEV'),
     ('Ora 03'), ('Ora 07'), ('Tank 500')) AS "sold" ("label")
   WHERE lower("label") = lower("vehicle")),
  (SELECT min("name") FROM "cars" WHERE lower("name") = lower("vehicle")),
  'Other');--> statement-breakpoint
DELETE FROM "lead_tallies";--> statement-breakpoint
INSERT INTO "lead_tallies" ("lead", "field", "value", "shard", "count")
SELECT 'contact-inquiries', 'vehicle', "counted_vehicle", 0, count(*)
FROM "contact_inquiries" GROUP BY "counted_vehicle";
