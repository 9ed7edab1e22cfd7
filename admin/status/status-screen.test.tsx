import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Verdict } from './status-screen.tsx';

const render = (warnings: string[], makesBackups: boolean) =>
  renderToStaticMarkup(<Verdict warnings={warnings} makesBackups={makesBackups} />);

it('is green only if nothing is wrong and backups are made', () => {
  const good = render([], true);
  expect(good).toContain('bg-green-soft');
  expect(good).toContain('Everything runs as it should.');
});

it('is amber, and not also green, without backups', () => {
  const hint = render([], false);
  expect(hint).toContain('bg-amber-soft');
  expect(hint).not.toContain('green');
  expect(hint).toContain('The product makes no backups.');
});

it('is red with a warning, and names everything that is wrong', () => {
  const bad = render(['The disk is nearly full.'], false);
  expect(bad).toContain('bg-red-soft');
  expect(bad).toContain('role="alert"');
  expect(bad).toContain('The disk is nearly full.');
  expect(bad).toContain('The product makes no backups.');
  expect(bad).not.toContain('runs as it should');
});
