// `npm start`: installs and builds what is missing, then serves the product.
import { buildFrontEnds } from './build.mjs';
import { installDependencies } from './install.mjs';
import { becomeNode } from './run.mjs';

installDependencies();
buildFrontEnds();
becomeNode(['--env-file-if-exists=.env', 'server/main.ts'], { NODE_ENV: 'production' });
