import { eq } from 'drizzle-orm';
import {
  type PaymentTerms,
  paymentTermsInput,
  paymentTermsPath,
  paymentTermsUrdu,
  type StaffPaymentTerms,
} from '#contract/prices/payment-terms.ts';
import type { Language } from '#contract/site/language.ts';
import { z } from '#contract/zod.ts';
import { type Actor, recordAudit, requireActor } from '#server/platform/audit/record-change.ts';
import { announceChange } from '#server/platform/changes.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import { newId } from '#server/platform/new-id.ts';
import {
  buildUrduValues,
  selectStaleUrdu,
  showInLanguage,
  urduDocs,
} from '#server/records/urdu.ts';
import { priceTag as tag } from './docs.ts';
import { paymentTerms } from './schema.ts';

const noTerms: PaymentTerms = { payee: null, restDue: null, papers: null };

const { payee, restDue, papers, urdu } = paymentTerms;

/** Reads the terms of payment with their texts in a language; all null until staff enter them. */
export async function readPaymentTerms(db: Db, language: Language): Promise<PaymentTerms> {
  const [terms] = await db.select({ payee, restDue, papers, urdu }).from(paymentTerms);
  return terms ? showInLanguage(terms, language) : noTerms;
}

const staffColumns = {
  payee,
  restDue,
  papers,
  urdu,
  staleUrdu: selectStaleUrdu(paymentTerms, Object.keys(paymentTermsUrdu)),
};

/** Reads the terms with all their texts. */
async function readStaffTerms(db: Db): Promise<StaffPaymentTerms> {
  const [terms] = await db.select(staffColumns).from(paymentTerms);
  return terms ?? { ...noTerms, urdu: {}, staleUrdu: [] };
}

/** Changes the terms, with a line in the audit if one differs, and returns all of them. */
async function changeTerms(
  db: Db,
  changes: z.output<typeof paymentTermsInput>,
  actor: Actor,
): Promise<StaffPaymentTerms> {
  return await db.transaction(async (tx) => {
    const updatedAt = new Date().toISOString();
    // Its only row, which the lock needs.
    await tx.insert(paymentTerms).values({ _id: newId(), updatedAt }).onConflictDoNothing();
    const [row] = await tx
      .select({ _id: paymentTerms._id, ...staffColumns })
      .from(paymentTerms)
      .for('update');
    if (!row) throw new Error('the payment terms have no row');
    const { _id, ...before } = row;
    const [after] = await tx
      .update(paymentTerms)
      .set({ ...buildUrduValues(paymentTerms, before, changes), updatedAt })
      .where(eq(paymentTerms._id, _id))
      .returning(staffColumns);
    if (!after) throw new Error('the payment terms have no row');
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
const answer = dataAnswer(z.object({ payee: text, restDue: text, papers: text, ...urduDocs }));

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
    data: await readStaffTerms(db),
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
