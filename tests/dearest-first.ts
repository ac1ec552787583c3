/** The order of a run's files: those that take long begin first, so that none of them runs alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take long and are small: a run that knows no earlier one begins with the largest files, and would end with these. */
const dear = [
  'tests/tenancy/policies.test.ts',
  'tests/durability/npm.test.ts',
  'tests/durability/silence.test.ts',
  'tests/tenancy/neighbours.test.ts',
  'tests/contract/identity/hashing.test.ts',
  'tests/durability/cut.test.ts',
];

export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isDear = ({ moduleId }: TestSpecification): boolean => dear.some((name) => moduleId.endsWith(`/${name}`));
    return [...sorted.filter(isDear), ...sorted.filter((file) => !isDear(file))];
  }
}
