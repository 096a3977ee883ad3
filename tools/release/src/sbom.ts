import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment, root } from '../../../scripts/lib/workspace.mjs';
import { idOf, type Shipped } from './notices.ts';

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly 'bom-ref': string;
}

/** What is read of a CycloneDX document; the rest is handed on as it is. */
interface Sbom {
  readonly metadata: { readonly component: object };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** Everything that the workspace has installed, tools included, as pnpm writes it from the lockfile. */
export async function workspaceSbom(): Promise<Sbom> {
  const command = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { stdout } = await promisify(execFile)('pnpm', command, {
    cwd: root,
    env: environment(),
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

/** Ours: in a release as part of its code. */
const ours = '@insurance-kit';

/**
 * The part of it that is in a release.
 *
 * @param name what the release is called.
 * @throws Error for a package that is shipped and stands nowhere in the document.
 */
export function sbomOf(
  all: Sbom,
  name: string,
  version: string,
  shipped: readonly Shipped[],
): Sbom {
  const wanted = new Set(shipped.map(idOf));
  const nameOf = ({ group, name: own }: Component) => (group ? `${group}/${own}` : own);
  const components = all.components.filter(
    (component) =>
      component.group === ours ||
      wanted.has(idOf({ name: nameOf(component), version: component.version })),
  );
  const found = new Set(
    components.map((component) => idOf({ name: nameOf(component), version: component.version })),
  );
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
