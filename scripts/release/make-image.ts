import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLibraries } from './gather-files.ts';
import { packFolder, type PackedFolder } from './pack-folder.ts';

/** The user of the image, who is nobody elsewhere; Kubernetes wants a number. */
const USER = 10_001;
const HOME = 'opt/sendero';
const STATE = 'var/lib/sendero';
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

interface ImageToMake {
  /** The gathered files of the release. */
  release: string;
  /** The folder of the image, in the layout of OCI. */
  to: string;
  version: string;
  madeAt: number;
}

/**
 * Writes an image without a base: the release, and of this machine only the libraries that Node is
 * linked with. There is no shell in it, and nothing of a package manager.
 */
async function makeImage({ release, to, version, madeAt }: ImageToMake): Promise<number> {
  const blobs = path.join(to, 'blobs/sha256');
  mkdirSync(blobs, { recursive: true });
  const work = mkdtempSync(path.join(tmpdir(), 'sendero-image-'));
  const layers: PackedFolder[] = [];
  const addLayer = async (
    name: string,
    fill: (folder: string) => void,
    { owner = 0, member = '.' } = {},
  ): Promise<void> => {
    const folder = path.join(work, name);
    mkdirSync(folder);
    fill(folder);
    const file = path.join(work, `${name}.tar.gz`);
    const packed = await packFolder({ folder, to: file, madeAt, owner, member });
    copyFileSync(file, path.join(blobs, packed.sha256));
    layers.push(packed);
    rmSync(folder, { recursive: true });
  };
  await addLayer('system', fillSystem);
  await addLayer('state', (folder) => mkdirSync(path.join(folder, STATE), { recursive: true }), {
    owner: USER,
    member: STATE,
  });
  await addLayer('release', (folder) => {
    mkdirSync(path.join(folder, 'opt'));
    cpSync(release, path.join(folder, HOME), { recursive: true });
  });
  const created = new Date(madeAt).toISOString();
  const add = (value: object, mediaType: string): Descriptor => {
    const text = JSON.stringify(value);
    const sum = createHash('sha256').update(text).digest('hex');
    writeFileSync(path.join(blobs, sum), text);
    return { mediaType, digest: `sha256:${sum}`, size: Buffer.byteLength(text) };
  };
  const platform = { architecture: ARCHITECTURES[process.arch] ?? process.arch, os: 'linux' };
  const config = add(
    {
      created,
      ...platform,
      config: {
        User: `${USER}:${USER}`,
        ExposedPorts: { '3000/tcp': {} },
        Env: [
          'PATH=/opt/sendero',
          'HOST=0.0.0.0',
          `STATE_DIRECTORY=/${STATE}`,
          ...readFileSync(path.join(release, 'server/memory.env'), 'utf8').trim().split('\n'),
        ],
        Entrypoint: [`/${HOME}/node`, '--enable-source-maps', `/${HOME}/start.mjs`],
        Cmd: ['start'],
        WorkingDir: `/${HOME}`,
        Volumes: { [`/${STATE}`]: {} },
        StopSignal: 'SIGTERM',
        Labels: {
          'org.opencontainers.image.title': 'sendero',
          'org.opencontainers.image.version': version,
        },
      },
      rootfs: { type: 'layers', diff_ids: layers.map((layer) => `sha256:${layer.plainSha256}`) },
      history: ['system', 'state', 'release'].map((created_by) => ({ created, created_by })),
    },
    'application/vnd.oci.image.config.v1+json',
  );
  const manifest = add(
    {
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      config,
      layers: layers.map(({ sha256, size }) => ({
        mediaType: 'application/vnd.oci.image.layer.v1.tar+gzip',
        digest: `sha256:${sha256}`,
        size,
      })),
    },
    'application/vnd.oci.image.manifest.v1+json',
  );
  const annotations = { 'org.opencontainers.image.ref.name': version };
  const index = { schemaVersion: 2, manifests: [{ ...manifest, platform, annotations }] };
  writeFileSync(path.join(to, 'index.json'), JSON.stringify(index));
  writeFileSync(path.join(to, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
  rmSync(work, { recursive: true, force: true });
  return layers.reduce((sum, { size }) => sum + size, 0);
}

interface Descriptor {
  mediaType: string;
  digest: string;
  size: number;
}

function fillSystem(folder: string): void {
  for (const library of findLibraries(process.execPath)) {
    const file = path.join(folder, library);
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(realpathSync(library), file);
  }
  mkdirSync(path.join(folder, path.dirname(STATE)), { recursive: true });
  mkdirSync(path.join(folder, 'etc'), { recursive: true });
  writeFileSync(
    path.join(folder, 'etc/passwd'),
    `sendero:x:${USER}:${USER}::/${STATE}:/nonexistent\n`,
  );
  writeFileSync(path.join(folder, 'etc/group'), `sendero:x:${USER}:\n`);
  writeFileSync(path.join(folder, 'etc/nsswitch.conf'), 'hosts: files dns\n');
}

/** Replaces the image of an earlier run only when the new one is whole. */
export async function replaceImage(image: ImageToMake): Promise<number> {
  const unfinished = `${image.to}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  const size = await makeImage({ ...image, to: unfinished });
  rmSync(image.to, { recursive: true, force: true });
  renameSync(unfinished, image.to);
  return size;
}
