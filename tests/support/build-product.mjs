// Tests that start the product start the build, which is made again if its sources have changed.
export { buildProduct as setup } from '../../scripts/build.mjs';
