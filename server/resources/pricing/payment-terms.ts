import { eq } from 'drizzle-orm';
import {
  type PaymentTerms,
  paymentTermsInput,
  paymentTermsPath,
} from '#contract/prices/payment-terms.ts';
import { z } from '#contract/zod.ts';
import { type Actor, recordAudit, requireActor } from '#server/platform/audit/record-change.ts';
import { announceChange } from '#server/platform/changes.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import { newId } from '#server/platform/new-id.ts';
import { priceTag as tag } from './docs.ts';
import { paymentTerms } from './schema.ts';

const noTerms: PaymentTerms = { payee: null, restDue: null, papers: null };

const { payee, restDue, papers } = paymentTerms;

/** Reads the terms of payment; all null until staff enter them. */
export async function readPaymentTerms(db: Db): Promise<PaymentTerms> {
  const [terms] = await db.select({ payee, restDue, papers }).from(paymentTerms);
  return terms ?? noTerms;
}

/** Changes the terms, with a line in the audit if one differs, and returns all of them. */
async function changeTerms(
  db: Db,
  changes: z.output<typeof paymentTermsInput>,
  actor: Actor,
): Promise<PaymentTerms> {
  return await db.transaction(async (tx) => {
    const updatedAt = new Date().toISOString();
    // Its only row, which the lock needs.
    await tx.insert(paymentTerms).values({ _id: newId(), updatedAt }).onConflictDoNothing();
    const [row] = await tx
      .select({ _id: paymentTerms._id, payee, restDue, papers })
      .from(paymentTerms)
      .for('update');
    if (!row) throw new Error('the payment terms have no row');
    const { _id, ...before } = row;
    const pick = (name: keyof PaymentTerms) =>
      changes[name] === undefined ? before[name] : changes[name];
    const after = { payee: pick('payee'), restDue: pick('restDue'), papers: pick('papers') };
    await tx
      .update(paymentTerms)
      .set({ ...after, updatedAt })
      .where(eq(paymentTerms._id, _id));
    const isChanged = await recordAudit(tx, actor, {
      kind: 'payment-terms',
      recordId: _id,
      before,
      after,
    });
    if (isChanged) await announceChange(tx, 'prices');
    return after;
  });
}

const text = z.nullable(z.string());
const answer = dataAnswer(z.object({ payee: text, restDue: text, papers: text }));

const docs = {
  read: {
    operationId: 'readPaymentTerms',
    summary: 'Read the terms of payment that hold for every car',
    tag,
    answer,
  },
  change: {
    operationId: 'changePaymentTerms',
    summary: 'Change the terms of payment',
    description: 'Fields that are left out keep their values; blank ones are cleared.',
    tag,
    answer,
  },
};

/** Registers how staff read and change the terms of payment. */
export function registerPaymentTerms(api: Api, db: Db): void {
  const access = 'price-calculator';
  api.get(paymentTermsPath, { config: { access, docs: docs.read } }, async () => ({
    success: true,
    data: await readPaymentTerms(db),
  }));
  api.put(
    paymentTermsPath,
    { config: { access, docs: docs.change }, schema: { body: paymentTermsInput } },
    async (request) => ({
      success: true,
      data: await changeTerms(db, request.body, requireActor(request)),
    }),
  );
}
