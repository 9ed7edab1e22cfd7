// Tests that start the product start what is built: it is built anew if its sources have changed since.
export { buildProduct as setup } from '../../scripts/build.mjs';
