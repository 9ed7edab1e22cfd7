import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { formatCode, parseCode } from '#contract/on-road/codes.ts';
import { quoteAdmin } from '#contract/on-road/quotes.ts';
import type { FoundRecord } from '#contract/staff/people.ts';
import type { Permission } from '#contract/staff/staff.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { containsFolded, containsWordsInAny } from '#server/platform/db/text-search.ts';
import { isNotTrashed, type TrashTable } from '#server/records/trash/columns.ts';
import { selectSearchedUrdu } from '#server/records/urdu.ts';
import { eventItems, mediaItems, newsItems } from '#server/resources/content/schema.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { leadResources } from '#server/resources/leads/resource.ts';
import {
  vehicleBookingLead,
  vehicleBookings,
} from '#server/resources/leads/types/vehicle-booking.ts';
import { quotes } from '#server/resources/quotes/schema.ts';
import { listReadableRecords, scopePerson } from './person.ts';

/** The maximum number of results per kind. */
const maxPerKind = 5;

/** The formats of a reference, a CNIC and a VIN without spaces and dashes. */
const codePatterns = [/^[0-9a-f]{8}$/, /^\d{13}$/, /^[a-z0-9]{17}$/];

const requestSlugs = new Set(leadResources.map(({ slug }) => slug));

/** The kinds of records that are searched by title. */
const titled: readonly {
  kind: string;
  permission: Permission;
  table: TrashTable & Record<'_id' | 'createdAt', AnyPgColumn>;
  title: AnyPgColumn;
  detail: AnyPgColumn | SQL;
  /** What is searched besides the title. */
  more: readonly (AnyPgColumn | SQL)[];
}[] = [
  {
    kind: 'dealer-management',
    permission: 'dealer-management',
    table: dealers,
    title: dealers.name,
    detail: dealers.city,
    more: [dealers.city],
  },
  ...[
    { kind: 'news-management', table: newsItems } as const,
    { kind: 'event-management', table: eventItems } as const,
    { kind: 'media-management', table: mediaItems } as const,
  ].map(({ kind, table }) => ({
    kind,
    permission: kind,
    table,
    title: table.title,
    detail: sql`''::text`,
    more: selectSearchedUrdu(table, ['title']),
  })),
];

/** Selects the quote with a code, and bookings by their own code or that of their quote. */
function selectByVerifyCode(search: string, viewer: Viewer): SQL[] {
  const code = parseCode(search);
  if (!code) return [];
  const found: SQL[] = listReadableRecords(viewer)
    .filter(({ slug }) => slug === vehicleBookingLead.facts.slug)
    .map((records) => {
      const { slug, name, about } = records;
      const isCode = or(eq(vehicleBookings.verifyCode, code), eq(vehicleBookings.quoteCode, code));
      return sql`(select ${slug}::text as kind, _id, ${name} as title, ${about} as detail
        from ${vehicleBookings} where ${and(isCode, scopePerson(records, viewer))}
        order by ${vehicleBookings.createdAt} desc, _id desc limit ${maxPerKind})`;
    });
  if (viewer.dealerId === null && viewer.permissions.includes(quoteAdmin.permission)) {
    found.push(sql`(select ${quoteAdmin.slug}::text as kind, _id, ${formatCode(code)}::text as title,
      ${quotes.car} || ', ' || ${quotes.city} as detail from ${quotes} where ${quotes.code} = ${code})`);
  }
  return found;
}

/** Selects requests by an identifier that staff read out or copied: a reference, a CNIC or a VIN. */
function selectByCode(search: string, viewer: Viewer): SQL[] {
  const code = search.replace(/[\s-]/g, '').toLowerCase();
  if (!codePatterns.some((pattern) => pattern.test(code))) return [];
  return listReadableRecords(viewer)
    .filter(({ slug }) => requestSlugs.has(slug))
    .map((records) => {
      const { slug, table, name, about, searchText } = records;
      const where = and(containsFolded(searchText, code), scopePerson(records, viewer));
      return sql`(select ${slug}::text as kind, _id, ${name} as title, ${about} as detail
        from ${table} where ${where}
        order by ${table.createdAt} desc, _id desc limit ${maxPerKind})`;
    });
}

function selectByTitle(search: string, permissions: readonly Permission[]): SQL[] {
  return titled
    .filter(({ permission }) => permissions.includes(permission))
    .map(({ kind, table, title, detail, more }) => {
      const columns = [title, ...more];
      return sql`(select ${kind}::text as kind, _id, ${title} as title, ${detail} as detail
        from ${table} where ${isNotTrashed(table)} and ${containsWordsInAny(columns, search)}
        order by ${table.createdAt} desc, _id desc limit ${maxPerKind})`;
    });
}

/**
 * Finds requests by reference, CNIC or VIN, quotes and bookings by code, and dealers, news, events and media by title;
 * newest first within each kind.
 */
export async function searchRecords(
  db: Db,
  search: string,
  viewer: Viewer,
): Promise<FoundRecord[]> {
  const parts = [
    ...selectByVerifyCode(search, viewer),
    ...selectByCode(search, viewer),
    ...selectByTitle(search, viewer.permissions),
  ];
  if (parts.length === 0) return [];
  const { rows } = await db.execute<FoundRecord & Record<string, unknown>>(
    sql.join(parts, sql` union all `),
  );
  return rows;
}
