/** Files stay small, folders say what is in them, and the top level holds what the plan of the house names. */
import { describe, expect, it } from 'vitest';
import { files, sourceFiles, textOf } from './files.ts';

const lines = (file: string): number => textOf(file).split('\n').length - 1;
const sizes = sourceFiles
  .filter((file) => file.startsWith('src/'))
  .map(lines)
  .sort((a, b) => a - b);
const at = (share: number): number => sizes[Math.floor(sizes.length * share)] ?? 0;

describe('sizes', () => {
  it('no source or test file has more than 400 lines', () => {
    const tests = files.filter((file) => /^tests\/.*\.tsx?$/.test(file));
    expect([...sourceFiles, ...tests].filter((file) => lines(file) > 400)).toEqual([]);
  });

  it('half of the source files have at most 60 lines, nine of ten at most 200', () => {
    expect(at(0.5)).toBeLessThanOrEqual(60);
    expect(at(0.9)).toBeLessThanOrEqual(200);
  });

  it('half of the source files import at most 7 modules', () => {
    const imports = sourceFiles
      .map((file) => textOf(file).match(/^(import|export .* from) /gm)?.length ?? 0)
      .sort((a, b) => a - b);
    expect(imports[Math.floor(imports.length / 2)]).toBeLessThanOrEqual(7);
  });

  it('each source file opens with its purpose', () => {
    expect(sourceFiles.filter((file) => !/^(\/\*\*|\/\/ biome-ignore)/.test(textOf(file)))).toEqual([]);
  });
});

describe('names', () => {
  it('the top level is the one of the plan', () => {
    const top = new Set(files.map((file) => file.split('/')[0] ?? '').filter((name) => !name.startsWith('.')));
    expect([...top].sort()).toEqual(
      [
        'LICENSE',
        'README.md',
        'generators',
        'manifests',
        'package-lock.json',
        'package.json',
        'src',
        'tests',
        'tsconfig.json',
        'vite.config.ts',
      ].sort(),
    );
  });

  it('no folder name says nothing', () => {
    expect(
      files.filter((file) =>
        /(^|\/)(utils?|helpers?|common|misc|shared|lib|types)\//.test(file.replace('tests/types/', '')),
      ),
    ).toEqual([]);
  });

  it('no barrel, and default exports only where a glob finds them', () => {
    const globbed =
      /^(manifests\/(operations|panels|screens)|manifests\/shell\.ts|src\/server\/(operations|db\/tables|layouts\/reference\/(enumerations|layouts)|jobs|rounds|notices|reports)|src\/fields\/[A-Z]|src\/rules\/(errors|kinds\/[A-Z])|src\/custom\/|src\/engines\/\w+\/engine\.tsx|\.storybook|src\/locales)/;
    expect(sourceFiles.filter((file) => /^export \* from/m.test(textOf(file)))).toEqual([]);
    expect(sourceFiles.filter((file) => /^export default /m.test(textOf(file)) && !globbed.test(file))).toEqual([]);
  });

  it('each top-level folder has a README under 40 lines; that of the manifests is the guide of product owners, two pages', () => {
    for (const folder of ['manifests', 'src', 'generators', 'tests', '.storybook']) {
      expect(files).toContain(`${folder}/README.md`);
      expect(lines(`${folder}/README.md`)).toBeLessThan(folder === 'manifests' ? 130 : 40);
    }
  });
});
