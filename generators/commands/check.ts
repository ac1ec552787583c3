/** `npm run check`: what the compiler cannot see in the manifests; each rule is a file in `generators/check`. */
import { distinct, type Finding, printed, type Rule } from '../check/findings.ts';
import { type Product, readProduct } from '../product/product.ts';
import { compilerFindings } from './unreadable.ts';

export const rules: Readonly<Record<string, Rule>> = Object.fromEntries(
  Object.entries(import.meta.glob<Rule>('../check/*/*.ts', { eager: true, import: 'rule' })).map(([file, rule]) => [
    file.replace(/^.*\/|\.ts$/g, ''),
    rule,
  ]),
);

export const findingsIn = (product: Product): readonly Finding[] =>
  distinct(Object.values(rules).flatMap((rule) => rule(product)));

/**
 * @param words `--rules` when the compiler is asked by somebody else.
 * @param texts What the compiler reads in place of files, by their paths from the root.
 */
export async function run(words: readonly string[] = [], texts?: ReadonlyMap<string, string>): Promise<boolean> {
  const product = readProduct();
  const asksCompiler = !words.includes('--rules');
  const types = asksCompiler ? compilerFindings(texts) : [];
  const findings = [...types, ...findingsIn(product)];
  for (const finding of findings) console.error(printed(finding));
  const looked = `${Object.keys(product.screens).length} screens and ${Object.keys(product.operations).length} operations by ${Object.keys(rules).length} rules${asksCompiler ? ' and by the compiler' : ''}`;
  if (findings.length) console.error(`\n${findings.length} to mend (${looked}).`);
  else console.info(`Nothing to mend: ${looked}.`);
  return findings.length > 0;
}
