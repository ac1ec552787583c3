/** A report is one file of a folder: nobody names it or imports it, so one more changes no other file. */
import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf } from './files.ts';

const within = (folder: string) => sourceFiles.filter((file) => file.startsWith(`${folder}/`));
const files = within('src/server/reports');
const names = files.map((file) => file.slice('src/server/reports/'.length, -'.ts'.length));

describe('a report', () => {
  it('is found by the folder alone', () => {
    expect(names.length).toBeGreaterThan(5);
    const importing = within('src').filter((file) => /from '[^']*\/reports\/[^']*'/.test(textOf(file)));
    expect(importing).toEqual([]);
    const globbing = within('src').filter((file) => textOf(file).includes('../reports/*.ts'));
    expect(globbing).toEqual(['src/server/reporting/registry.ts']);
  });

  it('is named by no other report, and by nothing of the machine behind them', () => {
    for (const file of [...files, ...within('src/server/reporting')])
      for (const name of names.filter((one) => !file.endsWith(`/${one}.ts`)))
        expect(textOf(file), file).not.toMatch(new RegExp(`report(?:_name)?\\b[^\\n]{0,20}['"\`]${name}['"\`]`));
  });

  it('says what it needs, and asks itself whose rows it reads', () => {
    for (const file of files) {
      expect(textOf(file), file).toMatch(/needs: (can|allOf|anyOf)\(/);
      expect(textOf(file), file).toMatch(
        /inDeal\(|inScope\(|billedSums\(|use_by_fee\(|orders_of_sellers|terms_ending\(|scope_own_marketplaces\(\)/,
      );
    }
  });
});
