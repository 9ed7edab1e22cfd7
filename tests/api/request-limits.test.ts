import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { hasRedis, startRedis } from '#tests/support/redis-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const submissionsPerMinute = 600;
const opened: TestApp[] = [];
const open = async (settings: Record<string, string> = {}) => {
  const app = await startTestApp({ env: readEnv(settings) });
  opened.push(app);
  return app;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

const submit = ({ call }: TestApp, remoteAddress: string) =>
  call({ method: 'POST', url: '/api/newsletter/subscribe', payload: {}, remoteAddress });

async function submitTimes(app: TestApp, times: number, remoteAddress: string): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < times) statuses.push((await submit(app, remoteAddress)).statusCode);
  return statuses;
}

describe('an address that submits more than it may', () => {
  it('gets 429 with Retry-After, but can still read, and others can submit', async () => {
    const app = await open();
    const statuses = await submitTimes(app, submissionsPerMinute + 5, '10.0.0.1');
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const refused = await submit(app, '10.0.0.1');
    expect(refused.json()).toEqual({
      success: false,
      message: 'Too many requests. Please try again in a minute.',
      code: 'too-many',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await submit(app, '10.0.0.2')).statusCode).toBe(400);
    const read = { method: 'GET', url: '/api/dealers', remoteAddress: '10.0.0.1' } as const;
    expect((await app.call(read)).statusCode).toBe(200);
  });

  it('cannot avoid the limit by X-Forwarded-For or another address of its IPv6 /64', async () => {
    const app = await open();
    await submitTimes(app, submissionsPerMinute, '2001:db8:0:1::1');
    expect((await submit(app, '2001:db8:0:1:ffff::2')).statusCode).toBe(429);
    const forged = await app.call({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: {},
      remoteAddress: '2001:db8:0:1::1',
      headers: { 'x-forwarded-for': '10.9.9.9' },
    });
    expect(forged.statusCode).toBe(429);
  });

  it('is limited in HTML forms as well', async () => {
    const app = await open();
    const post = () =>
      app.call({
        method: 'POST',
        url: '/test-drive',
        payload: 'x'.repeat(70_000),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    for (let sent = 0; sent < submissionsPerMinute; sent += 1) {
      expect((await post()).statusCode).toBe(413);
    }
    expect((await post()).statusCode).toBe(429);
  });

  it('cannot avoid the limit by other /64 networks of its IPv6 /48', async () => {
    const app = await open();
    for (let network = 0; network < 10; network += 1) {
      const statuses = await submitTimes(app, submissionsPerMinute, `2001:db8:7:${network}::1`);
      expect(new Set(statuses)).toEqual(new Set([400]));
    }
    expect((await submit(app, '2001:db8:7:ffff::1')).statusCode).toBe(429);
    expect((await submit(app, '2001:db8:8:1::1')).statusCode).toBe(400);
  });

  it('is not limited with RATE_LIMIT=off', async () => {
    const app = await open({ RATE_LIMIT: 'off' });
    const statuses = await submitTimes(app, submissionsPerMinute + 5, '10.0.0.1');
    expect(new Set(statuses)).toEqual(new Set([400]));
  });
});

describe.skipIf(!hasRedis)('with Redis', () => {
  it('processes share the limits, and nobody is limited while Redis is away', async () => {
    const redis = await startRedis();
    onTestFinished(redis.stop);
    const settings = { REDIS_URL: redis.url };
    const [first, second] = [await open(settings), await open(settings)];
    await submitTimes(first, submissionsPerMinute - 1, '10.0.0.1');
    expect((await submit(second, '10.0.0.1')).statusCode).toBe(400);
    expect((await submit(second, '10.0.0.1')).statusCode).toBe(429);
    await redis.stop();
    expect((await submit(first, '10.0.0.1')).statusCode).toBe(400);
  });
});
