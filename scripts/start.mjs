// `npm start`: installs and builds what is missing, then serves the product.
import { buildProduct } from './build.mjs';
import { installDependencies } from './install.mjs';
import { envFile, replaceByNode } from './run.mjs';

installDependencies();
buildProduct();
replaceByNode(
  [
    ...envFile(),
    '--expose-gc',
    '--max-semi-space-size=8',
    '--heap-growing-percent=15',
    'build/server/main.js',
  ],
  {
    NODE_ENV: 'production',
  },
);
