import { orderQuery, pagingQuery } from '../http/http.ts';
import { numberInput } from '../input/number-input.ts';
import { clearableText, optionalText, text } from '../input/text.ts';
import { recordTexts } from '../staff/record-texts.ts';
import { z } from '../zod.ts';
import type { Bounds } from './match-line.ts';

/** The record of a genuine code. Never contains a customer's phone number or CNIC. */
export type Verified =
  | { isGenuine: false }
  | {
      isGenuine: true;
      kind: 'quote';
      car: string;
      /** ISO 8601, UTC. */
      createdAt: string;
      validUntil: string;
      isExpired: boolean;
      /** Whole rupees, whether every charge has a figure, and the sum's range if not. */
      onRoad: number;
      isComplete: boolean;
      range: Bounds | null;
      maskedName: string | null;
    }
  | {
      isGenuine: true;
      kind: 'booking';
      /** Null for a vehicle that is neither in the catalogue nor in the price list. */
      car: string | null;
      createdAt: string;
      /** The price at the time of booking in whole rupees; null if it was not known. */
      price: number | null;
      status: string;
      /** 'Name, City'; null for head office. */
      dealer: string | null;
      maskedName: string;
    }
  | {
      isGenuine: true;
      kind: 'dealer';
      name: string;
      city: string;
      address: string;
      phone: string;
      whatsapp: string | null;
      /** When the dealer was listed, ISO 8601, UTC. */
      since: string;
    };

/** The path of the page that verifies codes; `?code=` prefills one. */
export const verifyPage = '/verify';

export const verifyPath = (code: string) => `/verify/${code}`;

/** A bank account of the company. Buyers must not pay to any other. */
export interface OfficialAccount {
  _id: string;
  bank: string;
  /** The account holder's name at the bank. */
  title: string;
  /** The IBAN or account number. */
  number: string;
  note: string | null;
  position: number;
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

const fields = {
  bank: text({ max: 120, missing: 'Please enter the bank' }),
  title: text({ max: 120, missing: 'Please enter the title of the account' }),
  number: text({ max: 40, missing: 'Please enter the account number' }),
  note: clearableText({ max: 300 }),
  position: numberInput({
    name: 'The position',
    min: 0,
    max: 9999,
    missing: 'Please enter the position',
  }),
};

/** A new account, at position 0 by default. */
export const officialAccountInput = z.object({
  ...fields,
  position: z._default(fields.position, 0),
});
/** A partial update: absent fields keep their values. */
export const officialAccountUpdate = z.partial(z.object(fields));

export const officialAccountQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(['position', 'createdAt', 'updatedAt'], 'position'),
  sortOrder: z._default(z.enum(['asc', 'desc']), 'asc'),
  search: optionalText({ max: 200 }),
});

/** The company's accounts as staff manage them. */
export const officialAccountAdmin = {
  slug: 'official-accounts',
  permission: 'tariffs',
  paths: { records: '/verify/admin/accounts' },
  texts: recordTexts({
    title: 'Official Accounts',
    noun: { one: 'account', many: 'accounts' },
    start: 'The accounts into which buyers pay: the page /verify shows them.',
  }),
} as const;
