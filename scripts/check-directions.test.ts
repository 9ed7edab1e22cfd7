import { expect, it } from 'vitest';
import { findDirections } from './check-directions.ts';

it.each([
  'const a = <p className="mt-2 ml-4" />;',
  'const a = <p className={`md:-pr-2`} />;',
  "const a = 'max-lg:hover:right-0';",
  "const a = 'text-left';",
  "const a = 'border-l';",
  "const a = 'rounded-tl-panel';",
  "const a = '[@media(height>=36rem)]:-left-2';",
  "const a = 'lg:bg-linear-to-r';",
  "const a = 'md:origin-bottom-right';",
  "const a = 'group-hover:translate-x-1';",
])('%s has a style of one side', (source) => {
  expect(findDirections(source, 'site/a/a.tsx')).toHaveLength(1);
});

it.each([
  'const a = <p className="ms-4 pe-2 text-start inset-e-0 border-s" />;',
  "const a = 'left' as const;",
  "const a = '-translate-x-1/2';",
  "const a = 'translate-x-[calc(-12%*var(--forward,1))]';",
  "const a = 'object-left origin-[var(--end,right)_bottom]';",
  "// physical: the car's place.\nconst a = 'left-4';",
])('%s has none', (source) => {
  expect(findDirections(source, 'site/a/a.tsx')).toEqual([]);
});

it.each([
  'margin-left: 1rem;',
  'right: 0;',
  'text-align: left;',
  'inset: 0 0 0 auto;',
  'padding: 0 1rem 0 2rem;',
  'transform-origin: left;',
  'background-position: right 1rem center;',
  'mask-image: linear-gradient(to right, #000, transparent);',
  'translate: 1rem 0;',
])('%s in a style sheet is of one side', (declaration) => {
  expect(findDirections(`a {\n  ${declaration}\n}`, 'site/a/a.css')).toHaveLength(1);
});

it.each([
  'margin-inline-start: 1rem;',
  'padding: 0 1rem 0 1rem;',
  'translate: calc(1rem * var(--forward, 1)) 0;',
  'translate: 0 -0.375rem;',
  'background-position: var(--end, right) 1rem center;',
  '/* physical: the car. */\n  left: 0;',
])('%s in a style sheet is not', (declaration) => {
  expect(findDirections(`a {\n  ${declaration}\n}`, 'site/a/a.css')).toEqual([]);
});
