import { expect, it } from 'vitest';
import type { SiteConfig } from '#contract/site-config.ts';
import { pageMeta } from './page-meta.ts';

const config: SiteConfig = {
  supportEmail: 'support@cars.example',
  whatsappNumber: null,
  gaId: null,
  social: [{ name: 'YouTube', url: 'https://video.example/channel' }],
  mapTiles: null,
};
const matches = [{ loaderData: { publicUrl: 'https://cars.example', config } }] as const;
const page = { title: 'Wheels', description: 'All about wheels.', path: '/features/wheels' };

type Tags = ReturnType<typeof pageMeta>;

/** What the meta tag of this property or name says. */
function contentOf(tags: Tags, name: string): unknown {
  const tag = tags.find(
    (each) =>
      ('property' in each && each.property === name) || ('name' in each && each.name === name),
  );
  return tag && 'content' in tag ? tag.content : undefined;
}

function thingsOf(tags: Tags): unknown {
  const tag = tags.find((each) => 'script:ld+json' in each);
  return tag && (tag['script:ld+json' as keyof typeof tag] as { '@graph': unknown })['@graph'];
}

it('a page is shared with the picture of its path, or of the page that it names', () => {
  const tags = pageMeta(matches, page);
  expect(contentOf(tags, 'og:url')).toBe('https://cars.example/features/wheels');
  expect(contentOf(tags, 'og:title')).toBe('Wheels');
  expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image');
  expect(contentOf(tags, 'og:image')).toBe('https://cars.example/sharing/features-wheels.jpg');
  expect(contentOf(tags, 'og:image:height')).toBe('630');
  const named = pageMeta(matches, { ...page, sharedAs: '/' });
  expect(contentOf(named, 'og:image')).toBe('https://cars.example/sharing/house.jpg');
});

it('a picture is named absolutely, with its size and in words', () => {
  const picture = { src: '/assets/wheel.jpg', alt: 'A wheel', size: { width: 1200, height: 630 } };
  const tags = pageMeta(matches, { ...page, picture, kind: 'article' });
  expect(contentOf(tags, 'og:type')).toBe('article');
  expect(contentOf(tags, 'og:image')).toBe('https://cars.example/assets/wheel.jpg');
  expect(contentOf(tags, 'og:image:alt')).toBe('A wheel');
  expect(contentOf(tags, 'og:image:width')).toBe('1200');
  expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image');
});

it('a picture that lies elsewhere keeps its address, and one of unknown size tells none', () => {
  const picture = { src: 'https://films.example/1.jpg', alt: 'A film' };
  const tags = pageMeta(matches, { ...page, picture });
  expect(contentOf(tags, 'twitter:image')).toBe('https://films.example/1.jpg');
  expect(contentOf(tags, 'og:image:width')).toBeUndefined();
});

it('an inner page says the way to it', () => {
  const parents = [{ name: 'Features', path: '/features' }];
  const item = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `https://cars.example${path}`,
  });
  expect(thingsOf(pageMeta(matches, { ...page, parents }))).toEqual([
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

it('the home page says who we are, with what is set of it', () => {
  const [organization] = thingsOf(pageMeta(matches, { ...page, path: '/' })) as object[];
  expect(organization).toMatchObject({
    '@type': 'Organization',
    url: 'https://cars.example/',
    sameAs: ['https://video.example/channel'],
    email: 'support@cars.example',
  });
  const unset = { publicUrl: '', config: { ...config, social: [] } };
  const [bare] = thingsOf(pageMeta([{ loaderData: unset }], { ...page, path: '/' })) as object[];
  expect(bare).not.toHaveProperty('sameAs');
});
