import { createHash } from 'node:crypto';
import type { ProductionPackage } from './production-packages.ts';

export interface Product {
  name: string;
  version: string;
  license: string;
  /** The version of Node that lies in the archive. */
  node: string;
  /** Milliseconds of the sources, not of the day when the archive is made. */
  madeAt: number;
}

/** What is in the archive, by CycloneDX 1.6: whoever looks for a weak package finds it here. */
export function describeMaterials(
  product: Product,
  packages: readonly ProductionPackage[],
): object {
  const { name, version, license, node, madeAt } = product;
  const ref = `pkg:generic/${name}@${version}`;
  const nodeRef = `pkg:generic/node@${node}`;
  const components = packages.map((one) => {
    const purl = purlOf(one);
    const [kind = '', sum = ''] = one.integrity.split('-');
    return {
      type: 'library',
      'bom-ref': purl,
      name: one.name,
      version: one.version,
      purl,
      hashes: [
        {
          alg: kind.replace('sha', 'SHA-'),
          content: Buffer.from(sum, 'base64').toString('hex'),
        },
      ],
      ...(one.license !== undefined && { licenses: [{ expression: one.license }] }),
    };
  });
  const nodeItself = {
    type: 'application',
    'bom-ref': nodeRef,
    name: 'node',
    version: node,
    purl: nodeRef,
    licenses: [{ license: { id: 'MIT' } }],
  };
  const found = createHash('sha256')
    .update(JSON.stringify([version, node, components]))
    .digest('hex');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${asUuid(found)}`,
    version: 1,
    metadata: {
      timestamp: new Date(madeAt).toISOString(),
      component: {
        type: 'application',
        'bom-ref': ref,
        name,
        version,
        purl: ref,
        licenses: [{ license: { id: license } }],
      },
    },
    components: [nodeItself, ...components],
    dependencies: [
      { ref, dependsOn: [nodeRef, ...components.map((component) => component['bom-ref'])] },
    ],
  };
}

function purlOf({ name, version }: ProductionPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** The same materials have the same number, so that two archives can be compared. */
function asUuid(hex: string): string {
  const digits = `${hex.slice(0, 12)}5${hex.slice(13, 16)}8${hex.slice(17, 32)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
