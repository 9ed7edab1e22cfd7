import { permissions } from '#contract/staff/staff.ts';
import { z } from '#contract/zod.ts';
import {
  dataAnswer,
  doneAnswer,
  listAnswer,
  moment,
} from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { shownColumns } from './account-fields.ts';

/** The group of the staff accounts in the API's description. */
export const accountTag = 'Staff Accounts';

const permissionList = z.array(z.enum(permissions));

const accountFields = describeColumns(shownColumns, {
  permissions: permissionList,
  hasSecondFactor: z.boolean(),
});
const account = nameSchema('StaffAccount', accountFields);
const listedAccount = nameSchema(
  'ListedAccount',
  z.extend(accountFields, { lastSeenAt: z.nullable(moment) }),
);
/** A generated password is shown once, in this response. */
const accountWithPassword = nameSchema(
  'AccountWithPassword',
  z.extend(accountFields, { password: z.optional(z.string()) }),
);

const session = nameSchema(
  'StaffSession',
  z.object({
    _id: z.guid(),
    createdAt: moment,
    lastSeenAt: moment,
    ipAddress: z.nullable(z.string()),
    userAgent: z.nullable(z.string()),
    isCurrent: z.boolean(),
  }),
);
const sessionList = dataAnswer(z.array(session));

const user = nameSchema(
  'StaffUser',
  z.object({
    username: z.string(),
    role: z.string(),
    permissions: permissionList,
    dealerId: z.nullable(z.guid()),
    mustSetUpSecondFactor: z.optional(z.literal(true)),
  }),
);

const recoveryCodes = dataAnswer(z.object({ recoveryCodes: z.array(z.string()) }));

/** The API's description of the management of accounts. */
export const accountDocs = {
  list: {
    operationId: 'listAccounts',
    summary: 'List the staff accounts',
    tag: accountTag,
    answer: listAnswer(listedAccount),
  },
  find: {
    operationId: 'findAccount',
    summary: 'Read a staff account',
    tag: accountTag,
    answer: dataAnswer(account),
  },
  create: {
    operationId: 'createAccount',
    summary: 'Create a staff account',
    description: 'Without a password one is generated and returned, here only.',
    tag: accountTag,
    answer: dataAnswer(accountWithPassword),
    status: 201,
    errors: ['conflict'],
  },
  change: {
    operationId: 'changeAccount',
    summary: 'Change a staff account',
    tag: accountTag,
    answer: dataAnswer(account),
  },
  resetPassword: {
    operationId: 'resetPassword',
    summary: 'Reset the password of another account',
    description: 'Without a password one is generated and returned, here only.',
    tag: accountTag,
    answer: dataAnswer(accountWithPassword),
    takesVersion: true,
  },
  removeSecondFactor: {
    operationId: 'removeSecondFactor',
    summary: 'Turn off the second factor of another account',
    tag: accountTag,
    answer: dataAnswer(account),
    takesVersion: true,
  },
  sessions: {
    operationId: 'listAccountSessions',
    summary: 'List the sessions of an account',
    tag: accountTag,
    answer: sessionList,
  },
  endSessions: {
    operationId: 'endAccountSessions',
    summary: 'End the sessions of an account, except the one of this request',
    tag: accountTag,
    answer: doneAnswer,
  },
  endSession: {
    operationId: 'endAccountSession',
    summary: 'End one session of an account',
    tag: accountTag,
    answer: doneAnswer,
  },
} satisfies Record<string, RouteDocs>;

const ownTag = 'Own Account';

/** The API's description of sign-in and one's own account. */
export const ownDocs = {
  signIn: {
    operationId: 'signIn',
    summary: 'Sign in and set the session cookie',
    tag: ownTag,
    answer: dataAnswer(user),
    errors: ['unauthenticated'],
  },
  signOut: {
    operationId: 'signOut',
    summary: 'End the session and clear its cookie',
    tag: ownTag,
    answer: doneAnswer,
  },
  me: {
    operationId: 'readOwnUser',
    summary: 'Read the signed-in user',
    tag: ownTag,
    answer: dataAnswer(user),
  },
  changePassword: {
    operationId: 'changeOwnPassword',
    summary: 'Change the own password and end all other sessions',
    tag: ownTag,
    answer: doneAnswer,
    errors: ['conflict'],
  },
  secondFactor: {
    operationId: 'readSecondFactor',
    summary: 'Read the state of the own second factor',
    tag: ownTag,
    answer: dataAnswer(
      z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.int() }),
    ),
  },
  beginSecondFactor: {
    operationId: 'beginSecondFactor',
    summary: 'Begin to set up the own second factor',
    tag: ownTag,
    answer: dataAnswer(z.object({ secret: z.string(), uri: z.string() })),
    errors: ['conflict'],
  },
  confirmSecondFactor: {
    operationId: 'confirmSecondFactor',
    summary: 'Confirm the own second factor with a code, and get recovery codes',
    tag: ownTag,
    answer: recoveryCodes,
    errors: ['conflict'],
  },
  removeSecondFactor: {
    operationId: 'removeOwnSecondFactor',
    summary: 'Turn off the own second factor',
    tag: ownTag,
    answer: doneAnswer,
    errors: ['conflict'],
  },
  recoveryCodes: {
    operationId: 'replaceRecoveryCodes',
    summary: 'Replace the recovery codes',
    tag: ownTag,
    answer: recoveryCodes,
    errors: ['conflict'],
  },
  sessions: {
    operationId: 'listOwnSessions',
    summary: 'List the own sessions',
    tag: ownTag,
    answer: sessionList,
  },
  endSessions: {
    operationId: 'endOtherSessions',
    summary: 'End all own sessions except the one of this request',
    tag: ownTag,
    answer: doneAnswer,
  },
  endSession: {
    operationId: 'endOwnSession',
    summary: 'End one of the own sessions',
    tag: ownTag,
    answer: doneAnswer,
  },
} satisfies Record<string, RouteDocs>;
