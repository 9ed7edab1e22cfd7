import type { CountedRequest, ReportOffice } from './report-office.ts';
import { pickDay, pickMoment } from './report-office.ts';

/** Changes what reports count; `n` is random. */
type Change = (request: CountedRequest, n: number) => Promise<unknown>;

type Changes = Record<string, Change>;

/** What staff change. */
const byStaff = ({ call, query, requests, two, addRequest }: ReportOffice): Changes => ({
  status: ({ lead, id }, n) => {
    const statuses = Object.keys(lead.facts.statuses);
    return call('PATCH', `${lead.facts.paths.records}/${id}/status`, {
      status: statuses[n % statuses.length],
    });
  },
  completed: ({ lead, id }) =>
    call('PATCH', `${lead.facts.paths.records}/${id}/status`, {
      status: lead.facts.completedStatuses[0],
    }),
  dealer: ({ lead, id }, n) =>
    call('PATCH', `${lead.facts.paths.records}/${id}/status`, {
      dealerId: two.dealers[n % 3]?._id ?? null,
    }),
  owner: ({ lead, id }) =>
    call('PATCH', `${lead.facts.paths.records}/${id}/status`, { assignedTo: 'office' }),
  call: ({ lead, id }) =>
    call('POST', `/admin/timeline/${lead.facts.slug}/${id}`, {
      type: 'call',
      outcome: 'reached',
    }),
  duplicate: ({ lead, id }, n) =>
    call('POST', `${lead.facts.paths.records}/${id}/duplicate`, {
      duplicateOf: requests[n % requests.length]?.id,
    }),
  reopened: ({ lead, id }) => call('DELETE', `${lead.facts.paths.records}/${id}/duplicate`),
  trash: ({ lead, id }) => call('DELETE', `${lead.facts.paths.records}/${id}`),
  restore: ({ lead, id }) => call('POST', `/admin/trash/${lead.facts.slug}/${id}/restore`),
  purge: async ({ lead, id }) => {
    await call('DELETE', `${lead.facts.paths.records}/${id}`);
    await call('DELETE', `/admin/trash/${lead.facts.slug}/${id}`);
  },
  added: (_request, n) => addRequest(n),
  erased: async ({ table, id }) => {
    const { rows } = await query(`select phone from ${table} where _id = $1`, [id]);
    if (rows[0]) await call('DELETE', `/admin/person?phone=${encodeURIComponent(rows[0].phone)}`);
  },
});

/** What changes in the rows of requests. */
const ofRequests = ({ query, copyRequest }: ReportOffice): Changes => ({
  source: ({ table, id }, n) =>
    query(`update ${table} set source = $1 where _id = $2`, [n % 3 ? `Site-${n % 4}` : null, id]),
  moved: ({ table, id }, n) =>
    query(`update ${table} set created_at = $1 where _id = $2`, [pickMoment(n), id]),
  imported: (request, n) => copyRequest(request, pickMoment(n)),
  confirmed: async ({ table, id }, n) => {
    if (table === 'contact_inquiries') return;
    await query(`update ${table} set confirmed_date = $1 where _id = $2`, [pickDay(n), id]);
  },
});

/** What changes in the rows that belong to requests. */
const ofRelatedRows = ({ query }: ReportOffice): Changes => ({
  appointment: async ({ table, id }, n) => {
    if (table === 'contact_inquiries') return;
    await query(
      `insert into appointments (_id, created_at, updated_at, kind, request_id, dealer_id, status, start_at, end_at,
          blocked_until, created_by, token_hash, sequence, announced_sequence, moves)
        values (gen_random_uuid(), now(), now(), $1, $2, null, $3, $4::timestamptz, $4::timestamptz + interval '1 hour',
          $4::timestamptz + interval '1 hour', 'visitor', gen_random_uuid(), 0, 0, $5)
        on conflict (request_id) do update set status = excluded.status, moves = excluded.moves`,
      [
        table === 'test_drives' ? 'test-drive' : 'service',
        id,
        ['done', 'no-show', 'confirmed'][n % 3],
        pickMoment(n),
        n % 2,
      ],
    );
  },
  unbooked: ({ id }) => query('delete from appointments where request_id = $1', [id]),
  entry: ({ lead, id }, n) =>
    query(
      `insert into lead_timeline (_id, kind, record_id, type, at, text, changes)
        values (gen_random_uuid(), $1, $2, 'status', $3, '', jsonb_build_object('status', jsonb_build_object('to', $4::text)))`,
      [lead.facts.slug, id, pickMoment(n), lead.facts.completedStatuses[0]],
    ),
  entryRemoved: ({ id }) =>
    query(`delete from lead_timeline where record_id = $1 and type = 'status'`, [id]),
});

/** What measures answers. */
const ofHours = ({ query, two }: ReportOffice): Changes => ({
  closure: (_request, n) =>
    query(
      `insert into closures (_id, created_at, updated_at, dealer_id, start, "end", reason)
        values (gen_random_uuid(), now(), now(), $1, $2::timestamptz, $2::timestamptz + interval '5 hours', 'Sample')`,
      [two.dealers[n % 3]?._id ?? null, pickMoment(n * 7)],
    ),
  open: () => query('delete from closures where _id in (select _id from closures limit 1)'),
  hours: (_request, n) =>
    query(
      `insert into openings (_id, created_at, updated_at, dealer_id, kind, weekday, opens, closes, "from")
        values (gen_random_uuid(), now(), now(), $1, 'test-drive', $2, '10:00', '16:30', '2026-03-03')`,
      [two.dealers[n % 2]?._id, 1 + (n % 6)],
    ),
  target: (_request, n) =>
    query(
      `insert into response_targets (kind, minutes) values ('test-drives', $1)
        on conflict (kind) do update set minutes = excluded.minutes`,
      [5 + (n % 300)],
    ),
});

/** Everything that changes what reports count. */
export const listReportChanges = (office: ReportOffice): Changes => ({
  ...byStaff(office),
  ...ofRequests(office),
  ...ofRelatedRows(office),
  ...ofHours(office),
});
