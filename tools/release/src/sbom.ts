import type { Licensed } from './licences.ts';

/** Parts of a CycloneDX document that this file reads. Others are passed on. */
export interface Sbom {
  readonly metadata: object;
  readonly dependencies?: readonly object[];
  readonly components: readonly {
    readonly group?: string;
    readonly name: string;
    readonly version: string;
    readonly 'bom-ref': string;
  }[];
}

/**
 * Reduces the workspace's document to the packages of a release.
 * @param name of the release.
 * @throws Error if a package is missing in the document.
 */
export function sbomOf(
  workspace: Sbom,
  name: string,
  version: string,
  shipped: readonly Licensed[],
): Sbom {
  const wanted = new Set(shipped.map((one) => `${one.name}@${one.version}`));
  const packageId = ({ group, name, version }: Sbom['components'][number]) =>
    `${group === undefined ? '' : `${group}/`}${name}@${version}`;
  const components = workspace.components.filter(
    (component) => component.group === '@insurance-kit' || wanted.has(packageId(component)),
  );
  const missing = [...wanted].filter((id) => !components.some((one) => packageId(one) === id));
  if (missing.length > 0) throw new Error(`Not in pnpm's SBOM: ${missing.join(', ')}.`);

  const ref = `pkg:generic/${name}@${version}`;
  return {
    ...workspace,
    metadata: {
      ...workspace.metadata,
      component: { type: 'application', name, version, 'bom-ref': ref, purl: ref },
    },
    components,
    dependencies: [{ ref, dependsOn: components.map((component) => component['bom-ref']) }],
  };
}
