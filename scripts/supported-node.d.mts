export const supportedRange: string;
export function findPackagedNode(platform: string, arch: string): string | undefined;
export function canRunProduct(nodeVersion: string): boolean;
export function findNodeFault(nodeVersion: string, platform: string, arch: string): string | null;
