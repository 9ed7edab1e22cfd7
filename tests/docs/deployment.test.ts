import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');
const operations = read('docs/operations.md');

/** Returns the program's path if it is installed. */
const findProgram = (name: string) =>
  ['/usr/local/bin', '/usr/bin', '/usr/sbin', '/bin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** Runs `work` with a temporary folder. */
function withFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'test-deploy-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the lines of a configuration without comments. */
const listStatements = (config: string): string[] =>
  config.split('\n').map((line) => line.slice(0, `${line}#`.indexOf('#')).trim());

/** Removes comments, and returns how deep braces are nested at the end; throws if one closes too early. */
function measureBraces(config: string): number {
  let depth = 0;
  for (const character of listStatements(config).join('\n')) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth < 0) throw new Error('a brace closes nothing');
  }
  return depth;
}

it('docs/operations.md says how each file of deploy/ is used', () => {
  for (const name of readdirSync('deploy')) expect(operations).toContain(`\`deploy/${name}\``);
});

it.each(['compose.yaml', 'deploy/alerts.yml'])('%s is valid YAML without repeated keys', (file) => {
  expect(parse(read(file), { strict: true, uniqueKeys: true })).toBeTypeOf('object');
});

it('the alert rules have what Prometheus requires, and cover failed and old backups', () => {
  const { groups } = parse(read('deploy/alerts.yml'));
  const rules = groups.flatMap((group: { rules: object[] }) => group.rules);
  for (const rule of rules) {
    const { alert, expr, for: pause = '0s', labels, annotations, ...unknown } = rule;
    expect(unknown).toEqual({});
    expect(alert).toMatch(/^Haval[A-Za-z]+$/);
    expect(expr).toMatch(/[<>=]/);
    expect(pause).toMatch(/^\d+[smhd]$/);
    expect(labels.severity).toMatch(/^(warning|critical)$/);
    expect(annotations.summary).toBeTruthy();
  }
  const expressions = new Map(
    rules.map((rule: { alert: string; expr: string }) => [rule.alert, rule.expr]),
  );
  expect(expressions.get('HavalBackupFailed')).toBe('max(haval_backup_failing) > 0');
  expect(expressions.get('HavalBackupOld')).toContain('absent(haval_backup_age_seconds)');
});

describe('deploy/haval', () => {
  it('is an executable script without syntax errors', () => {
    expect(spawnSync('sh', ['-n', 'deploy/haval']).status).toBe(0);
    expect(() => execFileSync('test', ['-x', 'deploy/haval'])).not.toThrow();
  });

  it('runs only files that exist or that the build makes', () => {
    const words = read('deploy/haval').split(/[\s"';]/);
    const files = words.filter((word) => word.endsWith('.js') || word.endsWith('.ts'));
    expect(files).toHaveLength(3);
    for (const command of ['backup', 'restore']) {
      for (const file of files) {
        const source = file.replace('$root/', '').replace('$command', command);
        expect(source.startsWith('build/') || existsSync(source), source).toBe(true);
      }
    }
  });
});

describe('deploy/haval.service', () => {
  const unit = read('deploy/haval.service');
  const readAll = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);

  it('starts the product as its own user, restarts it, and gives it time to stop', () => {
    expect(readAll('ExecStart')).toEqual(['/opt/haval/deploy/haval start']);
    expect(readAll('User')).toEqual(['haval']);
    expect(readAll('Restart')).toEqual(['always']);
    expect(readAll('KillMode')).toEqual(['mixed']);
    expect(Number(readAll('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(30);
  });

  it('lets it write only to its state folder, and gain no privileges', () => {
    expect(readAll('ProtectSystem')).toEqual(['strict']);
    expect(readAll('StateDirectory')).toEqual(['haval']);
    expect(readAll('ReadWritePaths')).toEqual([]);
    for (const name of ['NoNewPrivileges', 'ProtectHome', 'PrivateDevices', 'PrivateTmp']) {
      expect(readAll(name), name).toEqual(['true']);
    }
    expect(readAll('CapabilityBoundingSet')).toEqual(['']);
  });

  it('has one value for each key, in the sections that systemd knows', () => {
    const lines = unit.split('\n').filter((line) => line && !line.startsWith('#'));
    const keys = lines.filter((line) => !line.startsWith('['));
    for (const line of keys) expect(line).toMatch(/^[A-Z]\w+=/);
    const names = keys.map((line) => line.split('=')[0]);
    expect(new Set(names).size).toBe(names.length);
    expect(lines.filter((line) => line.startsWith('['))).toEqual([
      '[Unit]',
      '[Service]',
      '[Install]',
    ]);
  });

  const analyze = findProgram('systemd-analyze');
  it.skipIf(!analyze)('is accepted by systemd-analyze verify', () => {
    withFolder((folder) => {
      // The program must exist, so the test names this checkout's.
      const file = path.join(folder, 'haval.service');
      writeFileSync(file, unit.replaceAll('/opt/haval', process.cwd()));
      const { status, stderr } = spawnSync(analyze ?? '', ['verify', '--man=no', file], {
        encoding: 'utf8',
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    });
  });
});

describe('nginx', () => {
  const nginx = findProgram('nginx');
  const upstream = read('deploy/nginx-upstream.conf');
  const site = read('deploy/nginx.conf');

  it.each([
    ['deploy/nginx.conf', site],
    ['deploy/nginx-upstream.conf', upstream],
  ])('%s has complete blocks and statements', (_file, config) => {
    expect(measureBraces(config)).toBe(0);
    for (const line of listStatements(config).filter(Boolean)) expect(line).toMatch(/[;{}]$/);
  });

  it('replaces every header that the product trusts, also where a location sets others', () => {
    const statements = listStatements(site);
    for (const [name, value] of [
      ['X-Forwarded-For', '$proxy_add_x_forwarded_for'],
      ['X-Forwarded-Proto', '$visitor_scheme'],
      ['X-Forwarded-Host', '$http_host'],
      ['X-Request-Id', '$request_id'],
      ['Forwarded', '""'],
    ]) {
      expect(statements).toContain(`proxy_set_header ${name} ${value};`);
    }
    // A location that sets a header inherits none of them.
    const locations = site.split(/^ {2}location /m).slice(1);
    for (const location of locations) expect(location).not.toContain('proxy_set_header');
  });

  /** Lets nginx test a configuration; returns what it prints if it refuses it. */
  const test = (config: string) =>
    withFolder((folder) => {
      const main = path.join(folder, 'nginx.conf');
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(
        main,
        `pid ${folder}/pid; events {} http { access_log off; ${paths.join(' ')}\n${config}\n}`,
      );
      const args = ['-t', '-q', '-p', folder, '-e', `${folder}/error.log`, '-c', main];
      const { status, stderr } = spawnSync(nginx ?? '', args, { encoding: 'utf8' });
      return status === 0 ? '' : stderr;
    });
  const listen = (config: string) => config.replace('listen 80;', 'listen 127.0.0.1:8;');

  it.skipIf(!nginx)('accepts deploy/nginx.conf, and nothing misspelled', () => {
    expect(test(listen(site))).toBe('');
    expect(test(listen(site).replace('proxy_pass', 'proxy_pas'))).toContain('unknown directive');
  });

  it.skipIf(!nginx)('accepts the configuration of compose.yaml', () => {
    const version = spawnSync(nginx ?? '', ['-v'], { encoding: 'utf8' }).stderr;
    const [, major = 0, minor = 0] = /nginx\/(\d+)\.(\d+)/.exec(version) ?? [];
    const knowsResolve = Number(major) * 100 + Number(minor) >= 128;
    // An older nginx does not know `resolve`, and then looks the name up when it starts.
    const known = knowsResolve ? upstream : upstream.replace('app:3000 resolve', '127.0.0.1:3000');
    const shared = site.replace(/^upstream haval \{[^}]*\}$/m, '');
    expect(test(`${known}\n${listen(shared)}`)).toBe('');
  });
});

describe('deploy/Caddyfile', () => {
  const config = read('deploy/Caddyfile');
  const caddy = findProgram('caddy');

  it('has complete blocks, and the processes of deploy/nginx.conf', () => {
    expect(measureBraces(config)).toBe(0);
    const site = read('deploy/nginx.conf');
    const processes = [...site.matchAll(/server (127\.0\.0\.1:\d+) /g)].map(([, one]) => one);
    expect(config).toContain(`reverse_proxy ${processes.join(' ')} {`);
    expect(config).toContain('header_up -Forwarded');
    expect(config).toContain('header_up X-Request-Id {http.request.uuid}');
  });

  it.skipIf(!caddy)('is accepted by caddy validate', () => {
    withFolder((folder) => {
      const args = ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'];
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder };
      const { status } = spawnSync(caddy ?? '', args, { env, encoding: 'utf8' });
      expect(status).toBe(0);
    });
  });
});
