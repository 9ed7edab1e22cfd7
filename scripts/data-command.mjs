import path from 'node:path';
import { installDependencies } from './install.mjs';
import { becomeNode, envFile } from './run.mjs';

/** Hands over to a command whose words are paths, as seen from where npm was called. */
export function runDataCommand(command) {
  installDependencies();
  const from = process.env.INIT_CWD ?? process.cwd();
  const paths = process.argv.slice(2).map((word) => path.resolve(from, word));
  becomeNode([...envFile(), command, ...paths], { NODE_ENV: 'production' });
}
