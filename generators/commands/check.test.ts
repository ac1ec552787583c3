/** Every rule of the check finds what it is for in a small wrong product, and says where and what to do. */
import { describe, expect, it, vi } from 'vitest';
import { go } from '../../src/define/blocks/action.ts';
import { custom } from '../../src/define/blocks/arrangement.ts';
import { screen } from '../../src/define/screen.ts';
import { printed } from '../check/findings.ts';
import { list, product, things } from '../testing/product.ts';
import { wrongAddresses } from '../testing/wrong-addresses.ts';
import { wrongOperations } from '../testing/wrong-operations.ts';
import { wrongParts } from '../testing/wrong-parts.ts';
import { wrongServed } from '../testing/wrong-served.ts';
import { wrongTexts } from '../testing/wrong-texts.ts';
import { wrongValues } from '../testing/wrong-values.ts';
import { findingsIn, rules, run } from './check.ts';

const cases = { ...wrongAddresses, ...wrongOperations, ...wrongParts, ...wrongServed, ...wrongTexts, ...wrongValues };

describe('check', () => {
  it('has a case for every rule', () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(rules).sort());
  });

  it('finds nothing in a right product', () => {
    expect(findingsIn(product({}))).toEqual([]);
  });

  it.each(Object.entries(cases).flatMap(([name, list]) => list.map(([wrong, said]) => ({ name, wrong, said }))))(
    '$name: $said',
    ({ name, wrong, said }) => {
      const texts = rules[name]?.(wrong).map(printed) ?? [];
      expect(texts).toHaveLength(1);
      expect(texts[0]).toContain(said);
    },
  );

  it('names the line, also in a block that the screen imports', () => {
    const source = (file: string) =>
      file.endsWith('.block.ts') ? "\n  open: go('/thigns', {})," : "import { list } from './list.block.ts';";
    const [finding] = rules['links']?.(product({ screen: list({ open: go('/thigns', {}) }), source })) ?? [];
    expect(finding).toMatchObject({ file: 'manifests/screens/a/list.block.ts', line: 2 });
  });

  it('says a finding once when two screens share a block', () => {
    const shared = custom('sing-in');
    const screens = {
      'a.ts': screen('/a', { title: 'A', body: shared }),
      'b.ts': screen('/b', { title: 'B', body: shared }),
    };
    const found = findingsIn({ ...product({}), screens: { 'things.ts': things, ...screens } });
    expect(found).toHaveLength(2);
    const source = (file: string) => (file.endsWith('.block.ts') ? "custom('sing-in')" : "from './x.block.ts'");
    expect(findingsIn({ ...product({ source }), screens: { 'things.ts': things, ...screens } })).toHaveLength(1);
  });
});

describe('npm run check', () => {
  const file = 'manifests/screens/account/first-of-an-owner.ts';
  const other = 'manifests/screens/account/second-of-an-owner.ts';
  const screenOf = (operation: string, column: string) =>
    [
      '/** A list. */',
      "import { constant, screen, table } from '#define';",
      `import GetRows from '../../operations/Account/${operation}.ts';`,
      '',
      "export default screen('/first-of-an-owner', {",
      "  title: 'First',",
      `  body: table(GetRows, { accountId: constant(1), accountTypes: constant(['User']) }, { columns: ['${column}'] }),`,
      '});',
    ].join('\n');

  it('asks the compiler as well, and tells an owner of his slip with its file, its line and what is near', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const found = await run(
      [],
      new Map([
        [file, screenOf('GetAccountsBelow', 'DisplayNmae')],
        [other, screenOf('GetAccountsBelo', 'DisplayName')],
      ]),
    );
    const lines = print.mock.calls.map(([line]) => String(line));
    print.mockRestore();
    expect(found).toBe(true);
    const ofFirst = lines.filter((line) => line.startsWith(`${file}:`));
    expect(ofFirst.length).toBeGreaterThan(0);
    expect(ofFirst[0]).toMatch(new RegExp(`^${file}:7\\b`));
    expect(ofFirst.join()).toContain('DisplayNmae');
    const ofOther = lines.filter((line) => line.startsWith(`${other}:3`));
    expect(ofOther.join()).toContain('Did you mean "GetAccountsBelow.ts"?');
    // The manifests that stand there are right, all of them.
    expect(lines.filter((line) => /^manifests\//.test(line) && !line.includes('-of-an-owner'))).toEqual([]);
    expect(lines.at(-1)).toMatch(/to mend .* and by the compiler/);
  }, 120_000);
});
