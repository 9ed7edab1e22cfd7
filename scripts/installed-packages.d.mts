export interface Target {
  platform: string;
  arch: string;
  libc?: 'glibc' | 'musl';
}
export function describeTarget(): Target;
export function findMissingPackages(root: string, target: Target): string[];
export function isInstalled(root: string, target: Target): boolean;
export function stampInstalled(root: string): void;
