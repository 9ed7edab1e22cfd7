-- Deals new requests of a dealer out among its accounts that may answer them: each to the one with the fewest open
-- requests then, ties at random. Deals of one dealer wait for each other until their transactions end. Only a volatile
-- function sees, within one statement, what was committed while it waited. `owned` names the tables with the requests of
-- accounts, and the statuses in which they are open: [{"requests": "test_drives", "open": ["pending"]}].
CREATE FUNCTION "deal_requests"(lock_key int, dealer uuid, permission text, requests int, owned jsonb)
RETURNS TABLE (turn bigint, username text) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
	open_requests text := (
		SELECT string_agg(format('(SELECT count(*) FROM public.%I AS request WHERE request.assigned_to = account.username
			AND request.deleted_at IS NULL AND request.status = ANY (%L::text[]))', type ->> 'requests',
			ARRAY(SELECT jsonb_array_elements_text(type -> 'open'))), ' + ')
		FROM jsonb_array_elements(owned) AS type
	);
BEGIN
	PERFORM pg_advisory_xact_lock(lock_key, hashtext(dealer::text));
	RETURN QUERY EXECUTE format('
		SELECT row_number() OVER (ORDER BY load, tie), name FROM (
			SELECT answering.name, answering.open + extra AS load, random() AS tie
			FROM (
				SELECT account.username AS name, %s AS open FROM public.staff_accounts AS account
				WHERE account.dealer_id = $1 AND NOT account.is_disabled AND $2 = ANY (account.permissions)
			) AS answering, generate_series(0, $3 - 1) AS extra
		) AS places ORDER BY load, tie LIMIT $3', open_requests) USING dealer, permission, requests;
END $$;
