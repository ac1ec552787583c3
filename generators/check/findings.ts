/** What a check found, and where in which file it stands. */
import { posix } from 'node:path';
import { spelledOut } from '../../src/define/in-context.ts';
import type { Product } from '../product/product.ts';

export interface Finding {
  readonly file: string;
  readonly line?: number;
  /** What was found, what is allowed, and the nearest right spelling. */
  readonly text: string;
}

/** A rule of `generators/check`: a pure function from the product to what is wrong with it. */
export type Rule = (product: Product) => readonly Finding[];

/** The place of a text in a manifest, or in a block that the manifest imports from beside it; `which` counts from 0, -1 is the last. */
export function at(product: Product, file: string, wanted: string, which = 0): Pick<Finding, 'file' | 'line'> {
  const blocks = importedBlocks(product, file);
  for (const each of [file, ...blocks, ...blocks.flatMap((block) => globbed(product, block))]) {
    const line = linesWith(product.source(each) ?? '', wanted).at(which);
    if (line !== undefined) return { file: each, line };
  }
  return { file };
}

function linesWith(source: string, wanted: string): readonly number[] {
  return source.split('\n').flatMap((line, index) => (line.includes(wanted) ? [index + 1] : []));
}

const importedBlocks = (product: Product, file: string): readonly string[] =>
  [...(product.source(file) ?? '').matchAll(/from '(\.[^']+\.block\.ts)'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );

/** The files of the folder of which a block is the registry. */
const globbed = (product: Product, block: string): readonly string[] =>
  [...(product.source(block) ?? '').matchAll(/import\.meta\.glob[^(]*\(\s*'(\.[^']+)\/\*\.ts'/g)].flatMap(
    ([, path = '']) => {
      const folder = posix.join(posix.dirname(block), path);
      return product.panels.filter((each) => posix.dirname(each) === folder);
    },
  );

/** A string as manifests spell it: in single quotes, or double ones when it has an apostrophe. */
export const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);

/** 'manifests/screens/account/roles.ts:12  The column …'. */
export const printed = ({ file, line, text }: Finding): string =>
  `${line === undefined ? file : `${file}:${line}`}  ${spelledOut(text)}`;

/** The same finding at the same place, from two screens that share a block, is one. */
export const distinct = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [printed(finding), finding])).values(),
];
