import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDeadLinks } from './support/list-dead-links.ts';
import { printFigure } from './support/load.ts';

const NOBODY = 65_534;
const IN_THE_IMAGE = 10_001;
/** A namespace of its own has no network but its loopback, and needs root to be made. */
const canBeAlone = process.getuid?.() === 0 && spawnSync('unshare', ['-n', 'true']).status === 0;
const WHY = canBeAlone ? '' : ' (left out: needs root and a network of its own, unshare -n)';

let folder: string;
let out: string;
let release: string;
let image: string;
const children: ChildProcess[] = [];

function run(command: string, args: readonly string[], options = {}): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout;
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-release-'));
  out = path.join(folder, 'out');
  run(process.execPath, ['scripts/release/make-release.ts', '--out', out]);
  const archive = readdirSync(out).find((name) => name.endsWith('.tar.gz')) ?? '';
  run('sha256sum', ['-c', `${archive}.sha256`], { cwd: out });
  run('tar', ['-xzf', path.join(out, archive), '-C', folder]);
  release = path.join(folder, archive.replace(/\.tar\.gz$/, ''));
  image = path.join(out, archive.replace(/\.tar\.gz$/, '-image'));
  printFigure('release', `${(statSync(path.join(out, archive)).size / 1e6).toFixed(1)} MB packed`);
}, 600_000);
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  ask: (path: string) => { status: string; body: string };
}

/** Starts it without a network, with an empty environment, and waits until it listens. */
async function startAlone(command: string, environment: Record<string, string>): Promise<Started> {
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const child = spawn(
    'unshare',
    ['-n', 'sh', '-c', `ip link set lo up && exec env -i ${settings.join(' ')} ${command}`],
    { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  children.push(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await Promise.race([
    new Promise<void>((resolve) => {
      createInterface(child.stdout).on('line', (line) => {
        if (line.includes('"listening"')) resolve();
      });
    }),
    once(child, 'exit').then(() => {
      throw new Error(`It did not start: ${errors}`);
    }),
  ]);
  const ask = (address: string): { status: string; body: string } => {
    const fetched = `fetch('http://127.0.0.1:3000${address}').then(async (r) => console.log(r.status + ' ' + await r.text()))`;
    const said = run('nsenter', [
      `--net=/proc/${child.pid}/ns/net`,
      process.execPath,
      '-e',
      fetched,
    ]);
    return { status: said.slice(0, 3), body: said.slice(4) };
  };
  return { child, ask };
}

async function leave({ child }: Started): Promise<unknown> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [status] = (await ended) as [number | null];
  return status;
}

function expectPages({ ask, child }: Started): void {
  expect(ask('/readyz')).toMatchObject({ status: '200' });
  expect(ask('/riverbend').body).toContain('</html>');
  expect(ask('/riverbend?lang=es-US').body).toContain('lang="es-US"');
  expect(ask('/none-such/at-all').status).toBe('404');
  // Nothing else makes the C library give memory back: it reads them before the program runs.
  expect(readFileSync(`/proc/${child.pid}/environ`, 'utf8').split('\0')).toEqual(
    expect.arrayContaining(readFileSync('server/memory.env', 'utf8').trim().split('\n')),
  );
}

describe('the archive of a release', () => {
  it('is whole by its own sums, and has no tests and no tools', () => {
    run('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: release });
    const packages = readdirSync(path.join(release, 'node_modules'));
    expect(packages).toContain('react-dom');
    for (const tool of ['vite', 'typescript', 'vitest', 'playwright', 'npm', '@types'])
      expect(packages).not.toContain(tool);
    const files = readdirSync(release, { recursive: true }).map(String);
    expect(files.filter((file) => /\.test\.ts$|^tests|^web\/.*\.tsx?$|\.git/.test(file))).toEqual(
      [],
    );
    expect(files).toContain('docs/operating/sendero.service');
  });

  it('has a guide without dead links', () => {
    expect(existsSync(path.join(release, 'docs/operating.md'))).toBe(true);
    expect(listDeadLinks(release)).toEqual([]);
  });

  it('checks content, makes a company and says who may use the studio', () => {
    const state = mkdtempSync(path.join(tmpdir(), 'sendero-state-'));
    const command = (...args: string[]) =>
      spawnSync(path.join(release, 'sendero'), args, {
        cwd: state,
        env: {
          STATE_DIRECTORY: state,
          CONTENT_DIR: path.join(state, 'own'),
          PATH: '/usr/bin:/bin',
        },
        encoding: 'utf8',
      });
    cpSync(path.join(release, 'content'), path.join(state, 'own'), { recursive: true });
    run('chmod', ['-R', 'u+w', state]);
    expect(command('company-new', 'acme').stdout).toContain('content/companies/acme is there');
    expect(command('content:check').stdout).toMatch(/The content is in order: \d+ companies/);
    // What makes nothing by itself says what is missing, in the words of a release.
    const { status, stderr } = command('studio:people', 'list');
    expect(status).toBe(1);
    expect(stderr).toContain(`${state}/sendero.sqlite, the database of DATABASE_URL, is not there`);
    expect(command('backup').stderr).toBe('Use: sendero backup FILE.jsonl.gz\n');
    expect(readdirSync(state)).toEqual(['own']);
    rmSync(state, { recursive: true });
  });

  it('says what is in it, package by package, with sums and licenses', () => {
    const { bomFormat, specVersion, components } = JSON.parse(
      readFileSync(path.join(release, 'sbom.cdx.json'), 'utf8'),
    ) as {
      bomFormat: string;
      specVersion: string;
      components: Array<Record<string, unknown> & { name: string; purl: string }>;
    };
    expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
    const installed = readdirSync(path.join(release, 'node_modules'), { recursive: true })
      .map(String)
      .filter((file) => /^(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file))
      .filter((file) => !/^@[^/]+\/package\.json$/.test(file));
    expect(components.length - 1).toBe(installed.length);
    expect(components[0]).toMatchObject({ name: 'node', version: process.versions.node });
    for (const component of components.slice(1)) {
      expect(component.purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/);
      expect(component['hashes'], component.name).toEqual([
        { alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string },
      ]);
      // OpenFeature's packages have theirs in the repository they come from.
      if (!component.name.startsWith('@openfeature/'))
        expect(component['licenses'], component.name).toBeDefined();
    }
    printFigure('packages in the release', String(components.length));
  });

  it.skipIf(!canBeAlone)(
    `starts without npm and without a network, as a user who may write nothing of it${WHY}`,
    async () => {
      run('chmod', ['-R', 'a-w,a+rX', folder]);
      const state = mkdtempSync(path.join(tmpdir(), 'sendero-state-'));
      chownSync(state, NOBODY, NOBODY);
      const as = `/usr/bin/setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups`;
      const environment = { STATE_DIRECTORY: state, PATH: '/usr/bin:/bin' };
      const begun = performance.now();
      const started = await startAlone(`${as} ${release}/sendero`, environment);
      printFigure(
        'first start of a release',
        `${((performance.now() - begun) / 1_000).toFixed(1)} s`,
      );
      expectPages(started);
      // The commands of operators work beside it, from any folder.
      const command = (...args: string[]): string =>
        run('sh', ['-c', `${as} ${release}/sendero "$@"`, 'sendero', ...args], {
          cwd: state,
          env: environment,
        });
      expect(command('jobs', 'list')).toMatch(/\d+ (?:sent|pending)/);
      expect(command('backup', 'copy.jsonl.gz')).toContain('Written to copy.jsonl.gz');
      expect(command('restore', '--check', 'copy.jsonl.gz')).toContain('The backup is whole');
      expect(command('privacy', 'retention')).toContain('suppressions');
      expect(command('report', 'riverbend')).toMatch(/\w/);
      expect(command('sponsor-link', 'riverbend')).toContain('/po/sponsor/');
      expect(command('audit-log', 'list')).toMatch(
        /sponsor-link-made.*\nThe log of the database is unbroken/,
      );
      // From any other folder, by whoever runs the machine, with the settings of the service.
      const elsewhere = mkdtempSync(path.join(tmpdir(), 'sendero-elsewhere-'));
      const settings = path.join(elsewhere, 'service.env');
      writeFileSync(settings, `STATE_DIRECTORY=${state}\n`);
      const asRoot = (...args: string[]): string =>
        run(`${release}/sendero`, args, {
          cwd: elsewhere,
          env: { SENDERO_SETTINGS: settings, PATH: environment.PATH },
        });
      expect(asRoot('backup', 'root.jsonl.gz')).toContain('Written to root.jsonl.gz');
      expect(asRoot('sponsor-link', 'riverbend')).toContain('/po/sponsor/');
      expect(readdirSync(elsewhere).toSorted()).toEqual(['root.jsonl.gz', 'service.env']);
      expect(await leave(started)).toBe(0);
      // Also what root has opened, or made, is still the service's.
      expect(asRoot('jobs', 'list')).toMatch(/\d/);
      const restored = path.join(state, 'restored.sqlite');
      writeFileSync(settings, `STATE_DIRECTORY=${state}\nDATABASE_URL=sqlite:restored.sqlite\n`);
      expect(asRoot('restore', 'root.jsonl.gz')).toContain(`Restored into ${restored}`);
      for (const file of readdirSync(state).filter((name) => name.includes('.sqlite')))
        expect(statSync(path.join(state, file)).uid, file).toBe(NOBODY);
      rmSync(elsewhere, { recursive: true });
      expect(readdirSync(state)).toEqual(expect.arrayContaining(['secret.key', 'sendero.sqlite']));
      expect(statSync(path.join(state, 'sendero.sqlite')).uid).toBe(NOBODY);
      run('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: release });
      run('chmod', ['-R', 'u+w', folder]);
      rmSync(state, { recursive: true });
    },
  );
});

interface Manifest {
  config: { digest: string; size: number };
  layers: Array<{ digest: string; size: number }>;
}

describe('the image of a release', () => {
  const blob = (digest: string): string =>
    path.join(image, 'blobs/sha256', digest.replace('sha256:', ''));
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const findManifest = (): Manifest => {
    const { manifests } = read(path.join(image, 'index.json')) as {
      manifests: [{ digest: string }];
    };
    return read(blob(manifests[0].digest)) as Manifest;
  };

  it('is whole, runs as nobody special, and has no base and no shell', () => {
    expect(read(path.join(image, 'oci-layout'))).toEqual({ imageLayoutVersion: '1.0.0' });
    const { config, layers } = findManifest();
    for (const { digest, size } of [config, ...layers]) {
      const bytes = readFileSync(blob(digest));
      expect(`sha256:${createHash('sha256').update(bytes).digest('hex')}`).toBe(digest);
      expect(bytes.length).toBe(size);
    }
    expect(read(blob(config.digest))).toMatchObject({
      os: 'linux',
      config: { User: `${IN_THE_IMAGE}:${IN_THE_IMAGE}`, StopSignal: 'SIGTERM' },
      rootfs: { diff_ids: { length: layers.length } },
    });
    const size = layers.reduce((sum, layer) => sum + layer.size, 0);
    expect(size).toBeLessThan(150_000_000);
    printFigure('image', `${(size / 1e6).toFixed(1)} MB in ${layers.length} layers`);
  });

  it.skipIf(!canBeAlone)(`runs from its layers alone, without a network${WHY}`, async () => {
    const root = path.join(folder, 'root');
    mkdirSync(root);
    const { config, layers } = findManifest();
    for (const { digest } of layers) run('tar', ['-xzpf', blob(digest), '-C', root]);
    expect(existsSync(path.join(root, 'bin/sh'))).toBe(false);
    const { Env, Entrypoint, Cmd } = (
      read(blob(config.digest)) as {
        config: { Env: string[]; Entrypoint: string[]; Cmd: string[] };
      }
    ).config;
    const environment = Object.fromEntries(Env.map((one) => one.split('=') as [string, string]));
    const command = [...Entrypoint, ...Cmd].join(' ');
    const started = await startAlone(
      `/usr/sbin/chroot --userspec=${IN_THE_IMAGE}:${IN_THE_IMAGE} ${root} ${command}`,
      environment,
    );
    expectPages(started);
    expect(await leave(started)).toBe(0);
  });
});
