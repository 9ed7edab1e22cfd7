import path from 'node:path';
import { installDependencies } from './install.mjs';
import { envFile, replaceByNode } from './run.mjs';

/** Runs a command whose arguments are paths, resolved against the folder where npm was called. */
export function runDataCommand(command) {
  installDependencies();
  const callerFolder = process.env.INIT_CWD ?? process.cwd();
  const paths = process.argv.slice(2).map((argument) => path.resolve(callerFolder, argument));
  replaceByNode([...envFile(), command, ...paths], { NODE_ENV: 'production' });
}
