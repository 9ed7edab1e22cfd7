/** The papers for registration in any province. The dealer confirms which ones a buyer needs. */
export const papers = ['cnic-copy', 'sales-invoice', 'address-proof', 'biometric'] as const;

export type Paper = (typeof papers)[number];
