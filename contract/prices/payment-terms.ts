import { buildUrduBody, type WithUrdu } from '../content/urdu-texts.ts';
import { clearableText } from '../input/text.ts';
import { z } from '../zod.ts';

/** The path of the terms below /api. */
export const paymentTermsPath = '/price-calculator/terms';

/** The company's terms of payment, which hold for every car. Null until staff enter them. */
export interface PaymentTerms {
  /** In whose name a pay order is made out. */
  payee: string | null;
  /** When the rest of the price is due. */
  restDue: string | null;
  /** The papers that a buyer brings, one a line. */
  papers: string | null;
}

/** The terms as staff read them. */
export type StaffPaymentTerms = PaymentTerms & Required<WithUrdu>;

/** The texts that staff can translate. A pay order names the payee as it is stored. */
export const paymentTermsUrdu = {
  restDue: clearableText({ max: 300 }),
  papers: clearableText({ max: 2000 }),
};

/** A change of the terms: absent fields keep their values, blank ones are cleared. */
export const paymentTermsInput = z.object({
  payee: clearableText({ max: 200 }),
  ...paymentTermsUrdu,
  ...buildUrduBody(paymentTermsUrdu),
});

/** The terms as staff manage them. */
export const paymentTermsTexts = {
  title: 'Payment Terms',
  noun: 'payment terms',
  saved: 'The payment terms are saved.',
} as const;
