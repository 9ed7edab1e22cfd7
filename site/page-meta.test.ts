import { expect, it } from 'vitest';
import type { SiteConfig } from '#contract/site/site-config.ts';
import { buildPageMeta } from './page-meta.ts';

const config: SiteConfig = {
  supportEmail: 'support@cars.example',
  whatsappNumber: null,
  phone: null,
  address: null,
  hours: null,
  gaId: null,
  social: [{ name: 'YouTube', url: 'https://video.example/channel' }],
  mapTiles: null,
};
const matches = [{ loaderData: { publicUrl: 'https://cars.example', config } }] as const;
const page = { title: 'Wheels', description: 'All about wheels.', path: '/features/wheels' };

type Tags = ReturnType<typeof buildPageMeta>;

/** Returns the content of the meta tag with this property or name. */
function readContent(tags: Tags, name: string): unknown {
  const tag = tags.find(
    (each) =>
      ('property' in each && each.property === name) || ('name' in each && each.name === name),
  );
  return tag && 'content' in tag ? tag.content : undefined;
}

function readStructuredData(tags: Tags): unknown {
  const tag = tags.find((each) => 'script:ld+json' in each);
  return tag && (tag['script:ld+json' as keyof typeof tag] as { '@graph': unknown })['@graph'];
}

it('shares a page with the picture of its path, or of the page that it names', () => {
  const tags = buildPageMeta(matches, page);
  expect(readContent(tags, 'og:url')).toBe('https://cars.example/features/wheels');
  expect(readContent(tags, 'og:title')).toBe('Wheels');
  expect(readContent(tags, 'twitter:card')).toBe('summary_large_image');
  expect(readContent(tags, 'og:image')).toBe('https://cars.example/sharing/features-wheels.jpg');
  expect(readContent(tags, 'og:image:height')).toBe('630');
  const named = buildPageMeta(matches, { ...page, sharedAs: '/' });
  expect(readContent(named, 'og:image')).toBe('https://cars.example/sharing/house.jpg');
});

it('gives a picture with its absolute URL, its size and its alternative text', () => {
  const picture = { src: '/assets/wheel.jpg', alt: 'A wheel', size: { width: 1200, height: 630 } };
  const tags = buildPageMeta(matches, { ...page, picture, kind: 'article' });
  expect(readContent(tags, 'og:type')).toBe('article');
  expect(readContent(tags, 'og:image')).toBe('https://cars.example/assets/wheel.jpg');
  expect(readContent(tags, 'og:image:alt')).toBe('A wheel');
  expect(readContent(tags, 'og:image:width')).toBe('1200');
  expect(readContent(tags, 'twitter:card')).toBe('summary_large_image');
});

it('keeps the URL of an external picture, and omits a size that is not known', () => {
  const picture = { src: 'https://films.example/1.jpg', alt: 'A film' };
  const tags = buildPageMeta(matches, { ...page, picture });
  expect(readContent(tags, 'twitter:image')).toBe('https://films.example/1.jpg');
  expect(readContent(tags, 'og:image:width')).toBeUndefined();
});

it('adds breadcrumbs to an inner page', () => {
  const parents = [{ name: 'Features', path: '/features' }];
  const item = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `https://cars.example${path}`,
  });
  expect(readStructuredData(buildPageMeta(matches, { ...page, parents }))).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        item(1, 'Home', '/'),
        item(2, 'Features', '/features'),
        item(3, 'Wheels', '/features/wheels'),
      ],
    },
  ]);
});

it('describes the distributor on the home page, with what is configured', () => {
  const [buildOrganization] = readStructuredData(
    buildPageMeta(matches, { ...page, path: '/' }),
  ) as object[];
  expect(buildOrganization).toMatchObject({
    '@type': 'Organization',
    url: 'https://cars.example/',
    sameAs: ['https://video.example/channel'],
    email: 'support@cars.example',
  });
  const unset = { publicUrl: '', config: { ...config, social: [] } };
  const [bare] = readStructuredData(
    buildPageMeta([{ loaderData: unset }], { ...page, path: '/' }),
  ) as object[];
  expect(bare).not.toHaveProperty('sameAs');
});
