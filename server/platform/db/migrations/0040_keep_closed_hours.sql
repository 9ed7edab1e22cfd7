-- From now on, a kind without own opening hours has those of the dealer's page. Dealers that had cars or bays but no hours
-- offered no times: they keep offering none, because hours that ended long ago make their hours own ones.
INSERT INTO "openings" ("_id", "created_at", "updated_at", "dealer_id", "kind", "weekday", "opens", "closes", "from", "until")
SELECT gen_random_uuid(), now(), now(), "dealer_id", "kind", 6, '09:00', '18:00', '2000-01-01', '2000-01-01'
FROM (SELECT DISTINCT "dealer_id", "kind" FROM "bookables" WHERE "deleted_at" IS NULL) AS "offered"
WHERE NOT EXISTS (
  SELECT FROM "openings" WHERE "openings"."dealer_id" = "offered"."dealer_id"
    AND "openings"."kind" = "offered"."kind" AND "openings"."deleted_at" IS NULL
);
