import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Orders test files by project and environment, so that workers keep their modules. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groupOf = ({ project, moduleId }: TestSpecification) =>
      `${project.name} ${/^\/\/ @vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1]}`;
    const groups = Map.groupBy(await super.sort(files), groupOf);
    const isLong = ([file]: TestSpecification[]) => file?.project.name === 'packages';
    return [...groups.values()].sort((one, other) => +isLong(other) - +isLong(one)).flat();
  }
}
