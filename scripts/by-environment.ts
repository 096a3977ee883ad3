import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files of a project and an environment one after another: a worker keeps its modules only
 * while the next file is of the same two.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groupOf = ({ project, moduleId }: TestSpecification) =>
      `${project.name} ${/^\/\/ @vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1]}`;
    const groups = Map.groupBy(await super.sort(files), groupOf);
    return [...groups.values()].flat();
  }
}
