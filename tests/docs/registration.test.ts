import { existsSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { screens } from '#admin/screens.ts';
import { auditKinds } from '#contract/audit-kinds.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { listFields } from '#contract/read-form.ts';
import { permissions } from '#contract/staff.ts';
import { pageSegments } from '#server/platform/reserved-segments.ts';
import { resources } from '#server/resources/index.ts';
import siteRoutes from '#site/routes.ts';
import { findCallers } from '#tests/access-table.ts';
import { publicForms } from '#tests/e2e/public-forms.ts';
import { acceptedInputs } from '#tests/factories.ts';

/** The paths of the site's pages, without a leading slash. */
function listPaths(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const full = [parent, path].filter(Boolean).join('/');
    return [...(path ? [full] : []), ...listPaths(children, full)];
  });
}

const sitePaths = listPaths(siteRoutes).filter((path) => path !== '*');

describe.each(leadTypes)('the request type $slug', ({ slug, permission, paths }) => {
  it('is a resource with the same permission', () => {
    expect(resources.find((resource) => resource.slug === slug)?.permission).toBe(permission);
  });

  it('has a label and a permission in the audit', () => {
    expect(auditKinds.get(slug)).toMatchObject({ permission, holdsPersonalData: true });
  });

  it('has a screen in the office for those with the permission', () => {
    expect(screens.find(({ path }) => path === `/${slug}`)?.permission).toBe(permission);
  });

  it('has a form on a page of the site', () => {
    const form = publicForms[slug];
    expect(sitePaths).toContain(form?.path.slice(1));
  });

  it('has an accepted example, and its routes are in the table of who may call what', () => {
    expect(acceptedInputs[slug]).toBeTypeOf('function');
    expect(findCallers(`POST /api${paths.submit}`)).toBe('public');
    expect(findCallers(`GET /api${paths.records}`)).toEqual([permission]);
  });

  it('is among the request types of the specification', () => {
    expect(existsSync('docs/spec/request-types.md')).toBe(true);
    expect(readFileSync('docs/spec/request-types.md', 'utf8')).toContain(slug);
  });
});

describe('every resource', () => {
  it.each(resources)(
    '$slug is known to the audit, under one permission',
    ({ slug, permission }) => {
      expect(permissions).toContain(permission);
      // Accounts are audited under the name of one account.
      const kind = slug === 'staff-accounts' ? 'staff-account' : slug;
      expect(auditKinds.get(kind)?.permission).toBe(permission);
    },
  );

  it('has a unique slug', () => {
    const slugs = resources.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe.each(screens.filter(({ list }) => list))('the list of the screen $path', ({ list }) => {
  it('puts nothing into the address that its API, and so a saved view, does not accept', async () => {
    const source = await list?.();
    const accepted = resources.find(({ slug }) => slug === source?.kind.slug)?.list?.query;
    const { filters, statuses, sortKeys } = source?.shape ?? {};
    const used = [
      'search',
      ...(filters ?? []),
      ...(statuses?.length ? ['status'] : []),
      ...(sortKeys?.length ? ['sortBy', 'sortOrder'] : []),
    ];
    expect(Object.keys(accepted ? listFields(accepted) : {})).toEqual(expect.arrayContaining(used));
  });
});

it('the reserved segments are the first segments of the site’s pages, all of them and no other', () => {
  const files = /\.(webmanifest|xml|txt)$/;
  const first = sitePaths
    .map((path) => path.split('/')[0] ?? '')
    .filter((name) => !files.test(name));
  expect([...new Set(first)].sort()).toEqual([...pageSegments].sort());
});
