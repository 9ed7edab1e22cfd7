/** `npm run licences`: writes docs/licences.md, which names the licence of all that the product brings along. */
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
  resolved?: string;
}

/** Every package of the lockfile but the product itself, by its place in node_modules. */
export function lockedPackages(): [place: string, locked: LockedPackage][] {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries<LockedPackage>(lockfile.packages).filter(([place]) => place !== '');
}

/** A package's name, told by its place. */
export const nameAt = (place: string): string => place.split('node_modules/').at(-1) ?? place;

/** docs/licences.md as it is to be: each package that runs in production, by its licence. */
export function licenceDocument(): string {
  const byLicence = new Map<string, Set<string>>();
  for (const [place, { version, license = 'unknown', dev }] of lockedPackages()) {
    if (dev) continue;
    const packages = byLicence.get(license) ?? new Set();
    byLicence.set(license, packages.add(`${nameAt(place)} ${version}`));
  }
  const sections = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, packages]) => {
      const lines = [...packages].sort().map((name) => `- ${name}`);
      return `## ${licence}\n\n${lines.join('\n')}\n`;
    });
  const head = `# Licences

Written by \`npm run licences\` from the lockfile: what runs in production, on any platform, and its
licence as its authors name it. The licences' own texts come with the packages.
`;
  return [head, ...sections].join('\n');
}

if (import.meta.main) writeFileSync('docs/licences.md', licenceDocument());
