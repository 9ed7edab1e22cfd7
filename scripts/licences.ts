/** `npm run licences`: writes docs/licences.md, which names the license of every production dependency. */
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
  resolved?: string;
}

/** Licenses that are only in a package's LICENSE file. */
const unnamed: Record<string, string> = { 'node_modules/png-js': 'MIT' };

/** Every package of the lockfile except the product itself, with its path in node_modules. */
export function lockedPackages(): [place: string, locked: LockedPackage][] {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries<LockedPackage>(lockfile.packages)
    .filter(([place]) => place !== '')
    .map(([place, locked]) => {
      const license = locked.license ?? unnamed[place];
      return [place, { ...locked, ...(license && { license }) }];
    });
}

/** A package's name, derived from its path. */
export const nameAt = (place: string): string => place.split('node_modules/').at(-1) ?? place;

/** The text of docs/licences.md: every package that runs in production, grouped by license. */
export function licenceDocument(): string {
  const byLicense = new Map<string, Set<string>>();
  for (const [place, { version, license = 'unknown', dev }] of lockedPackages()) {
    if (dev) continue;
    const packages = byLicense.get(license) ?? new Set();
    byLicense.set(license, packages.add(`${nameAt(place)} ${version}`));
  }
  const sections = [...byLicense]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, packages]) => {
      const lines = [...packages].sort().map((name) => `- ${name}`);
      return `## ${license}\n\n${lines.join('\n')}\n`;
    });
  const head = `# Licences

Written by \`npm run licences\` from the lockfile: what runs in production, on any platform, and its
license as its authors name it. The licenses' own texts come with the packages.
`;
  return [head, ...sections].join('\n');
}

if (import.meta.main) writeFileSync('docs/licences.md', licenceDocument());
