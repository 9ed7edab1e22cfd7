import { eq, sql } from 'drizzle-orm';
import {
  type correctionDecision,
  noCorrection,
  type RequestPage,
} from '#contract/tracking/request-page.ts';
import type { z } from '#contract/zod.ts';
import { recordAudit } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { lockRecord } from '#server/records/records.ts';
import { changeLeadIn } from '#server/resources/leads/change.ts';
import {
  describeLeadRecords,
  findLead,
  type StoredLead,
} from '#server/resources/leads/lead-records.ts';
import { buildRequestUrl } from '#server/resources/leads/own-page/links.ts';
import { ownRequests } from '#server/resources/leads/own-page/schema.ts';
import type { LoggedRequest, MessageServices } from '#server/resources/leads/timeline/log.ts';

type OwnRow = typeof ownRequests.$inferSelect;

async function describePage(
  { env, requestLinks }: MessageServices,
  { lead, id }: LoggedRequest,
  { language }: Pick<StoredLead, 'language'>,
  own: OwnRow | undefined,
): Promise<RequestPage> {
  const token = await requestLinks.createToken({ kind: lead.facts.slug, id }, own?.linkVersion);
  return {
    url: buildRequestUrl(env, token, language),
    seenAt: own?.seenAt ?? null,
    unansweredSince: own?.unansweredSince ?? null,
    withdrawnAt: own?.withdrawnAt ?? null,
    withdrawalReason: own?.withdrawalReason ?? null,
    correction: own?.correction ?? null,
  };
}

const findOwn = async (db: Db, id: string): Promise<OwnRow | undefined> =>
  (await db.select().from(ownRequests).where(eq(ownRequests._id, id)))[0];

/** Reads the page of a request for staff. Throws 'not-found' for a request that the viewer may not see. */
export async function readRequestPage(
  services: MessageServices,
  asked: LoggedRequest,
): Promise<RequestPage> {
  const { db } = services;
  const [request, own] = await Promise.all([
    findLead(db, asked.lead, asked.id, asked.viewer),
    findOwn(db, asked.id),
  ]);
  return await describePage(services, asked, request, own);
}

/** Ends the present link of a request and returns the new one. Throws as `readRequestPage`. */
export async function renewRequestLink(
  services: MessageServices,
  asked: LoggedRequest,
): Promise<RequestPage> {
  const { lead, id, viewer, actor } = asked;
  const request = await findLead(services.db, lead, id, viewer);
  const own = await services.db.transaction(async (tx) => {
    const [renewed] = await tx
      .insert(ownRequests)
      .values({ _id: id, kind: lead.facts.slug, linkVersion: 1 })
      .onConflictDoUpdate({
        target: ownRequests._id,
        set: { linkVersion: sql`${ownRequests.linkVersion} + 1` },
      })
      .returning();
    const linkVersion = renewed?.linkVersion ?? 1;
    await recordAudit(tx, actor, {
      kind: lead.facts.slug,
      recordId: id,
      before: { linkVersion: linkVersion - 1 },
      after: { linkVersion },
    });
    return renewed;
  });
  return await describePage(services, asked, request, own);
}

/**
 * Stores a correction of the customer as a change by staff, or drops it. Throws as `readRequestPage`, and a conflict if
 * none waits.
 */
export async function decideCorrection(
  services: MessageServices,
  asked: LoggedRequest,
  { isConfirmed }: z.output<typeof correctionDecision>,
): Promise<RequestPage> {
  const { lead, id, viewer, actor } = asked;
  await services.db.transaction(async (tx) => {
    // The request first, as the customer's changes lock it.
    await lockRecord(tx, describeLeadRecords(lead, viewer), id);
    const isOwn = eq(ownRequests._id, id);
    const [own] = await tx.select().from(ownRequests).where(isOwn).for('update');
    if (!own?.correction) throw new AppError('conflict', noCorrection);
    const { correction: changes } = own;
    if (isConfirmed) {
      await changeLeadIn(tx, lead, id, { changes, basedOn: undefined, actor, viewer });
    }
    await tx.update(ownRequests).set({ correction: null }).where(isOwn);
  });
  return await readRequestPage(services, asked);
}
