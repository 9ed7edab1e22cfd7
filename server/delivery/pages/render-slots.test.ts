import { expect, it } from 'vitest';
import { RenderSlots } from './render-slots.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Slots with renders that the test completes. */
function open() {
  const slots = new RenderSlots({
    total: { running: 3, waiting: 4 },
    perNetwork: { running: 2, waiting: 3 },
  });
  const running: string[] = [];
  const render = (network: string, name: string) => {
    const gate = Promise.withResolvers<string>();
    const result = slots.run(network, () => {
      running.push(name);
      return gate.promise;
    });
    result.catch(() => {});
    return { result, end: () => gate.resolve(name), fail: () => gate.reject(new Error(name)) };
  };
  return { running, render };
}

it('limits the concurrent renders of one network without delaying another', async () => {
  const { running, render } = open();
  const [first] = [render('x', 'x1'), render('x', 'x2'), render('x', 'x3'), render('y', 'y1')];
  await settle();
  expect(running).toEqual(['x1', 'x2', 'y1']);
  first?.end();
  expect(await first?.result).toBe('x1');
  await settle();
  expect(running).toEqual(['x1', 'x2', 'y1', 'x3']);
});

it('limits all concurrent renders, and then starts the next network below its limit', async () => {
  const { running, render } = open();
  const [, , other] = [render('x', 'x1'), render('x', 'x2'), render('y', 'y1')];
  for (const name of ['x3', 'z1']) render(name.slice(0, 1), name);
  await settle();
  expect(running).toEqual(['x1', 'x2', 'y1']);
  other?.end();
  await settle();
  expect(running).toEqual(['x1', 'x2', 'y1', 'z1']);
});

it('rejects as unavailable if too many wait, for one network or in total', async () => {
  const { render } = open();
  for (let asked = 0; asked < 5; asked += 1) render('x', `x${asked}`);
  await expect(render('x', 'x5').result).rejects.toMatchObject({ code: 'unavailable' });
  render('y', 'y0');
  render('y', 'y1');
  await expect(render('z', 'z0').result).rejects.toMatchObject({ code: 'unavailable' });
});

it('frees the slot of a failed render', async () => {
  const { running, render } = open();
  const [first] = [render('x', 'x1'), render('x', 'x2'), render('x', 'x3')];
  first?.fail();
  await expect(first?.result).rejects.toThrow('x1');
  await settle();
  expect(running).toEqual(['x1', 'x2', 'x3']);
});
