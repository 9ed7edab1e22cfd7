import { and, eq, or, sql } from 'drizzle-orm';
import {
  listDefaultPermissions,
  newAccountInput,
  newPassword,
  permissionList,
} from '#contract/staff/staff.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { foldText } from '#server/platform/db/text-search.ts';
import { AppError } from '#server/platform/errors.ts';
import { buildRefusal } from '#server/platform/http/validate.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import {
  addAccount,
  listAccounts,
  removeSecondFactor,
  resetPassword,
  setDealer,
  setDisabled,
  setRights,
} from './accounts.ts';
import { makePassword } from './passwords.ts';

/** Runs a command on the database; returns the text to print. */
export type ParsedCommand = (db: Db) => Promise<string>;

interface Arguments {
  first: string;
  second: string;
  password: string | undefined;
  dealer: string | undefined;
}

interface Command {
  argumentCount: number;
  takesPassword?: true;
  takesDealer?: true;
  /** Validates the arguments, without a database. Throws an AppError. */
  read: (args: Arguments) => ParsedCommand;
}

/** The actor in audit entries. */
const actor = { accountId: null, username: 'npm run staff' };

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw buildRefusal(result.error.issues);
  return result.data;
}

function choosePassword(given: string | undefined): { password: string; note: string } {
  if (given !== undefined) return { password: parse(newPassword, given), note: '' };
  const password = makePassword();
  return { password, note: `\nThe password, not shown again: ${password}` };
}

const setDisabledCommand = (isDisabled: boolean): Command => ({
  argumentCount: 1,
  read: ({ first }) => {
    return async (db) => {
      await setDisabled(db, actor, first, isDisabled);
      return `${first} ${isDisabled ? 'is signed out and cannot sign in' : 'can sign in'}`;
    };
  },
});

/** Every command of `npm run staff`, by its name. */
export const commands: Record<string, Command> = {
  add: {
    argumentCount: 2,
    takesPassword: true,
    takesDealer: true,
    read: ({ first, second, password: given, dealer }) => {
      const { username, role } = parse(newAccountInput, { username: first, role: second });
      const { password, note } = choosePassword(given);
      const permissions = listDefaultPermissions(role);
      return async (db) => {
        const dealerId = dealer === undefined ? null : await findDealerId(db, dealer);
        await addAccount(db, actor, { username, role, permissions, dealerId, password });
        const may = permissions.join(', ') || 'nothing';
        return `${username} is added with the role ${role}, which may: ${may}${note}`;
      };
    },
  },
  list: { argumentCount: 0, read: () => printAccounts },
  disable: setDisabledCommand(true),
  enable: setDisabledCommand(false),
  reset: {
    argumentCount: 1,
    takesPassword: true,
    read: ({ first, password: given }) => {
      const { password, note } = choosePassword(given);
      return async (db) => {
        await resetPassword(db, actor, first, password);
        return `${first} is signed out and has a new password${note}`;
      };
    },
  },
  'forget-second-factor': {
    argumentCount: 1,
    read: ({ first }) => {
      return async (db) => {
        await removeSecondFactor(db, actor, first);
        return `${first} is signed out and signs in with the password alone`;
      };
    },
  },
  permissions: {
    argumentCount: 2,
    read: ({ first, second }) => {
      const names = second.split(',').map((name) => name.trim());
      const permissions = parse(permissionList, names.filter(Boolean));
      return async (db) => {
        await setRights(db, actor, first, { permissions });
        return `${first} is signed out and may: ${permissions.join(', ') || 'nothing'}`;
      };
    },
  },
  dealer: {
    argumentCount: 2,
    read: ({ first, second }) => {
      return async (db) => {
        const dealerId = second === 'none' ? null : await findDealerId(db, second);
        await setDealer(db, actor, first, dealerId);
        return dealerId
          ? `${first} is signed out and sees the requests of ${second} only`
          : `${first} is signed out and sees the requests of every dealer`;
      };
    },
  },
};

/** Finds a dealer by its id or by 'Name, City' in any case. Throws not-found unless exactly one has it. */
async function findDealerId(db: Db, dealer: string): Promise<string> {
  const found = await db
    .select({ _id: dealers._id })
    .from(dealers)
    .where(
      and(
        isNotTrashed(dealers),
        or(
          eq(sql`${dealers._id}::text`, dealer.toLowerCase()),
          eq(foldText(sql`${dealers.name} || ', ' || ${dealers.city}`), foldText(dealer)),
        ),
      ),
    );
  const [only, ...others] = found;
  if (only && others.length === 0) return only._id;
  const problem = only ? 'There are several dealers' : 'There is no dealer';
  throw new AppError('not-found', `${problem} named ${dealer}`);
}

async function printAccounts(db: Db): Promise<string> {
  const accounts = await listAccounts(db);
  const width = Math.max(...accounts.map(({ username }) => username.length));
  return accounts
    .map(({ username, role, permissions, dealerId, isDisabled }) =>
      [
        username.padEnd(width),
        role,
        isDisabled ? 'disabled' : 'enabled',
        permissions.join(','),
        ...(dealerId ? [`dealer ${dealerId}`] : []),
      ].join('  '),
    )
    .join('\n');
}
