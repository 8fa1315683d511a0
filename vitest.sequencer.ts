import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, by what their paths end with. A clone just made knows no times, and these are no large files. */
const LONGEST = [
  'src/formats/case/cases.test.ts',
  'src/session/hostile.test.ts',
  'src/ui/hostile.test.ts',
  'src/cli/cli.test.ts',
  'src/engine/duel.test.ts',
  'src/formats/case/hostile.test.ts',
  'bench/bench.test.ts',
];

/** The longest first, so that no worker is left with one of them when the others have nothing to do any more. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return at < 0 ? LONGEST.length : at;
    };
    // Those of a project stay together: a worker is kept for them.
    const projects = [...new Set(sorted.map((file) => file.project.name))];
    const place = (file: TestSpecification): number => projects.indexOf(file.project.name);
    return sorted.sort((a, b) => place(a) - place(b) || rank(a) - rank(b));
  }
}
