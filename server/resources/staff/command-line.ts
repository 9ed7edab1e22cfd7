import { parseArgs } from 'node:util';
import { commands, type ParsedCommand } from './commands.ts';

/** An invalid command line; the message is the usage text. */
export class UsageError extends Error {}

/** The usage text of `npm run staff`. */
const usage = `npm run staff -- add <username> <role> [--dealer <dealer>] [--password <password>]
npm run staff -- list
npm run staff -- disable <username>
npm run staff -- enable <username>
npm run staff -- reset <username> [--password <password>]
npm run staff -- forget-second-factor <username>
npm run staff -- permissions <username> <permission,permission,…>
npm run staff -- dealer <username> <dealer, or none>

A username is 3 to 100 letters, digits or the signs . _ - @ and a password at least 12 characters.
The role is hr, media, dealer or admin and gives the permissions of that role.
A dealer is named as on the site, 'Name, City', or by its id; its accounts see only that dealer's requests.
The role dealer needs a dealer.
Without --password a password is made, and shown once.`;

function readArguments(args: string[]) {
  const options = { password: { type: 'string' }, dealer: { type: 'string' } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

/**
 * Parses a command line and returns the command to run. Throws a UsageError for an invalid command line, and an
 * AppError for an invalid name, role, permission or password.
 */
export function readCommandLine(args: string[]): ParsedCommand {
  const { values, positionals } = readArguments(args);
  const { password, dealer } = values;
  const [name = '', first = '', second = ''] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isValid =
    command?.argumentCount === positionals.length - 1 &&
    (command.takesPassword || password === undefined) &&
    (command.takesDealer || dealer === undefined);
  if (!command || !isValid) throw new UsageError(usage);
  return command.read({ first, second, password, dealer });
}
