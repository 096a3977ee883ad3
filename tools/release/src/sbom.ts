import { idOf, type Shipped } from './notices.ts';
import { askPnpm } from './pnpm.ts';

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly 'bom-ref': string;
}

/** The parts of a CycloneDX document that are read; all others are passed on unchanged. */
interface Sbom {
  readonly metadata: { readonly component: object };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** Everything that the workspace has installed, tools included, as pnpm writes it from the lockfile. */
export const workspaceSbom = (): Promise<Sbom> =>
  askPnpm('sbom', ...['--sbom-format', 'cyclonedx', '--sbom-type', 'application']);

/** The workspace's own packages: they are part of the release's code, not components. */
const ours = '@insurance-kit';

/**
 * The document with the components of a release only.
 *
 * @param name what the release is called.
 * @throws Error if a package of the release is missing in the document.
 */
export function sbomOf(
  all: Sbom,
  name: string,
  version: string,
  shipped: readonly Shipped[],
): Sbom {
  const wanted = new Set(shipped.map(idOf));
  const idIn = ({ group, name: own, version }: Component): string =>
    idOf({ name: group ? `${group}/${own}` : own, version });
  const components = all.components.filter(
    (component) => component.group === ours || wanted.has(idIn(component)),
  );
  const found = new Set(components.map(idIn));
  const missing = [...wanted].filter((id) => !found.has(id));
  if (missing.length > 0) throw new Error(`Not in pnpm's SBOM: ${missing.join(', ')}.`);

  const refs = new Set(components.map((component) => component['bom-ref']));
  const ref = `pkg:generic/${name}@${version}`;
  return {
    ...all,
    metadata: {
      ...all.metadata,
      component: { type: 'application', name, version, 'bom-ref': ref, purl: ref },
    },
    components,
    dependencies: [
      { ref, dependsOn: [...refs] },
      ...all.dependencies
        .filter((dependency) => refs.has(dependency.ref))
        .map((dependency) => ({
          ...dependency,
          dependsOn: dependency.dependsOn.filter((other) => refs.has(other)),
        })),
    ],
  };
}
