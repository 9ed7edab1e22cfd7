import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { requestSeries } from '#admin/dashboard/charts/day-panels.tsx';
import { cards, hrKinds } from '#admin/dashboard/hr-kinds.ts';
import { canTake } from '#admin/leads/staff-entry/new-request-button.tsx';
import { screens } from '#admin/screens.ts';
import { listFields } from '#contract/input/read-form.ts';
import { myDayPermissions } from '#contract/leads/my-day.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { auditKinds } from '#contract/staff/audit-kinds.ts';
import { dealerRequestSlugs, permissions } from '#contract/staff/staff.ts';
import { pageSegments } from '#server/platform/reserved-segments.ts';
import { resources } from '#server/resources/index.ts';
import { footerColumns, menu } from '#site/layout/menu.ts';
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

/** Request types that no message templates are for, and why. */
const withoutTemplates: Record<string, string> = {
  'job-applications': 'recruiters write to each applicant',
  'dealer-applications': 'head office negotiates each one',
};

/** Forms that neither the menu nor the footer links to, and what does. */
const linkedElsewhere: Record<string, string> = {
  'job-applications': 'each job opening on the careers page',
};

const linked = [
  ...menu.flatMap(({ url, items }) => [url, ...items.map((item) => item.url)]),
  ...footerColumns.flatMap(({ items }) => items.map(({ url }) => url)),
];
const hrPanels = readFileSync('admin/dashboard/hr-panels.tsx', 'utf8');

describe.each(leadTypes)('the request type $slug', (facts) => {
  const { slug, permission, paths } = facts;

  it('has a color in the chart of requests, and a card or panel on the dashboard', () => {
    expect(requestSeries.filter(({ key }) => key === slug)).toHaveLength(1);
    const [name = ''] =
      Object.entries(hrKinds).find(([, kind]) => 'slug' in kind && kind.slug === slug) ?? [];
    const isShown = cards.some(({ kind }) => kind === name);
    expect(isShown || hrPanels.includes(`statistics.${name},`)).toBe(true);
  });

  it('has message templates, unless it is listed with a reason', () => {
    expect(dealerRequestSlugs.some((answered) => answered === slug)).toBe(!withoutTemplates[slug]);
  });

  it('can be created from the palette, if staff take it', () => {
    const screen = screens.find(({ path }) => path === `/${slug}`);
    expect(screen?.create !== undefined).toBe(canTake(facts));
  });

  it('has its form in the menu or footer, unless it is listed with a reason', () => {
    expect(linked.includes(publicForms[slug]?.path ?? '')).toBe(!linkedElsewhere[slug]);
  });

  it('is a resource with the same permission', () => {
    expect(resources.find((resource) => resource.slug === slug)?.permission).toBe(permission);
  });

  it('has a label and a permission in the audit', () => {
    expect(auditKinds.get(slug)).toMatchObject({ permission, holdsPersonalData: true });
  });

  it('has a screen in the office for those with the permission', () => {
    expect(screens.find(({ path }) => path === `/${slug}`)?.permission).toBe(permission);
  });

  it('opens My Day for those with the permission', () => {
    expect(myDayPermissions).toContain(permission);
    expect(screens.find(({ path }) => path === '/my-day')?.permission).toBe(myDayPermissions);
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

const folders = ['admin', 'catalogue', 'contract', 'docs', 'server', 'site', 'ui'];
/** A label's text in each language is in words files; the compiler asks for it. */
const sources = [...folders, ':!*.test.*', ':!*/words.ts', ':!*/words.ur.ts'];

it.each(['noticePeriod', 'proposedSize'])(
  'the field %s stands in five files besides its words: contract, table, form, details and specification',
  (name) => {
    const found = execFileSync('git', ['grep', '-lw', name, '--', ...sources], {
      encoding: 'utf8',
    });
    const places = found
      .trim()
      .split('\n')
      .map((file) => file.split('/')[0]);
    expect(places).toEqual(['admin', 'contract', 'docs', 'server', 'site']);
  },
);
