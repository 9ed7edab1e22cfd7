import { sql } from 'drizzle-orm';
import { labelForStaff } from '#contract/leads/office-labels.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import type { Selection } from '#server/records/selection.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { describePerson } from './describe-person.ts';
import { registerJobApplications } from './job-application-routes.ts';
import type { Lead } from './lead.ts';
import { buildListQuery, type LeadListQuery, selectLeads } from './list.ts';
import { ownRequests } from './own-page/schema.ts';
import { leads } from './registry.ts';
import { readClock } from './response-clock.ts';
import { registerLead } from './routes.ts';
import { leadDays, leadLedger, leadTallies, responseTargets } from './schema.ts';
import { createSubmissionServices } from './submission-services.ts';
import { leadTimeline } from './timeline/schema.ts';
import { describeLeadTrash } from './trash.ts';
import { jobApplicationLead, jobApplications } from './types/job-application.ts';

/** A selection whose dealer is named as dealerships are, 'Name, City': an id says nothing in a file. */
const nameDealer = ({ table }: Lead, selection: Selection): Selection => ({
  ...selection,
  columns: {
    ...selection.columns,
    dealerId: sql`(select ${dealers.name} || ', ' || ${dealers.city} from ${dealers}
      where ${dealers._id} = ${table.dealerId})`,
  },
});

const describeLead = (lead: Lead): Resource => ({
  slug: lead.facts.slug,
  permission: lead.facts.permission,
  tag: lead.facts.texts.title,
  tables: [lead.table],
  list: defineList({
    paths: lead.facts.paths,
    query: buildListQuery(lead.facts),
    labelColumn: (name) => labelForStaff(lead.facts, name),
    select: async (query, viewer, db) =>
      nameDealer(
        lead,
        selectLeads(lead, query as LeadListQuery, { viewer, clock: await readClock(db) }),
      ),
  }),
  person: describePerson(lead),
  trash: describeLeadTrash(lead),
  register: (api, services) => registerLead(api, createSubmissionServices(services), lead),
});

/** Job applications have their own routes, which receive and send files. */
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
export const sharedLeadTables = [
  responseTargets,
  leadDays,
  leadTallies,
  leadLedger,
  leadTimeline,
  ownRequests,
] as const;
