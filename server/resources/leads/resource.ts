import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { findColumn } from '#server/platform/db/find-column.ts';
import { defineList, type PersonColumns, type Resource } from '#server/records/resource.ts';
import { registerJobApplications } from './job-application-routes.ts';
import type { Lead } from './lead.ts';
import { selectLeads } from './list.ts';
import { buildListQuery, type LeadListQuery } from './list-query.ts';
import { leads } from './registry.ts';
import { registerLead } from './routes.ts';
import { leadDays, leadTallies } from './schema.ts';
import { createSubmissionServices } from './submission-services.ts';
import { leadTimeline } from './timeline/schema.ts';
import { jobApplicationLead, jobApplications } from './types/job-application.ts';

const joinColumns = (columns: AnyPgColumn[], separator: string): SQL =>
  sql`concat_ws(${separator}, ${sql.join(columns, sql`, `)})`;

/** Returns where a type's records say who sent them. */
export function describePerson(lead: Lead): PersonColumns {
  const { facts, table } = lead;
  const email = findColumn(table, 'email');
  const columns = (names: readonly string[]) => names.map((name) => findColumn(table, name));
  return {
    table,
    name: joinColumns(columns(facts.named), ' '),
    phone: findColumn(table, 'phone'),
    phoneDigits: table.phoneDigits,
    email,
    emailKey: sql`lower(${email})`,
    searchText: table.searchText,
    status: table.status,
    about: joinColumns(columns(facts.about), ' · '),
    note: 'notes' in facts.update.shape ? findColumn(table, 'notes') : null,
    dealerId: table.dealerId,
  };
}

const describeLead = (lead: Lead): Resource => ({
  slug: lead.facts.slug,
  permission: lead.facts.permission,
  tag: lead.facts.texts.title,
  tables: [lead.table],
  list: defineList({
    paths: lead.facts.paths,
    query: buildListQuery(lead.facts),
    select: (query, viewer) => selectLeads(lead, query as LeadListQuery, viewer),
  }),
  person: describePerson(lead),
  register: (api, services) => registerLead(api, createSubmissionServices(services), lead),
});

/** Job applications bring files, which their own routes receive and send. */
const describeJobApplications = (): Resource => ({
  ...describeLead(jobApplicationLead),
  fileKeys: [
    sql`select ${jobApplications.cvFile} from ${jobApplications}`,
    sql`select ${jobApplications.photoFile} from ${jobApplications}`,
  ],
  register: (api, services) =>
    registerJobApplications(api, createSubmissionServices(services), services.files),
});

/** The seven request types as resources. */
export const leadResources: readonly Resource[] = leads.map((lead) =>
  lead === jobApplicationLead ? describeJobApplications() : describeLead(lead),
);

/** The tables that all request types share. */
export const sharedLeadTables = [leadDays, leadTallies, leadTimeline] as const;
