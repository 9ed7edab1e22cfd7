// `npm start`: installs and builds what is missing, then serves the product.
import { buildFrontEnds } from './build.mjs';
import { installDependencies } from './install.mjs';
import { becomeNode, envFile } from './run.mjs';

installDependencies();
buildFrontEnds();
becomeNode([...envFile(), 'server/main.ts'], { NODE_ENV: 'production' });
