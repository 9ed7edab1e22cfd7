import { parseArgs } from 'node:util';
import { commands, type ParsedCommand } from './commands.ts';
import { UsageError, usage } from './usage.ts';

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
