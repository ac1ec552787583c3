/** `npm run diff <commit>`: says in words what the manifests at hand change, and for whom; `--fail-on-widen` refuses wider rights. */
import { spelledOut } from '../../src/define/in-context.ts';
import { changes } from '../diff/compare.ts';
import { snapshotAt, snapshotOf } from '../diff/snapshot.ts';
import { Refusal } from '../new/skeleton.ts';
import { root as ownRoot } from '../product/product.ts';
import { seededRoles } from '../product/seeded-roles.ts';
import { didYouMean } from '../product/spelling.ts';

const flag = '--fail-on-widen';
const usage = `  npm run diff <commit> [-- ${flag}]`;

/** Answers true when it cannot be said, or when rights are wider and may not be. */
export async function run(
  words: readonly string[],
  { root = ownRoot }: { readonly root?: string } = {},
): Promise<boolean> {
  try {
    const unknown = words.find((word) => word.startsWith('-') && word !== flag);
    if (unknown) throw new Refusal(`There is no ${unknown}; there is ${flag}.${didYouMean(unknown, [flag])}\n${usage}`);
    const [reference, more] = words.filter((word) => word !== flag);
    if (!reference || more) throw new Refusal(`Say one commit to compare with, such as HEAD or main.\n${usage}`);
    return await tell(root, reference, words.includes(flag));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return true;
  }
}

async function tell(root: string, reference: string, failOnWiden: boolean): Promise<boolean> {
  const found = changes(await snapshotAt(root, reference), await snapshotOf(root), seededRoles);
  for (const { about, lines } of found) {
    console.info(`\n${spelledOut(about)}`);
    for (const { text, wider } of lines) console.info(`  ${spelledOut(wider ? red(text) : text)}`);
  }
  const wider = found.flatMap(({ lines }) => lines.filter((line) => line.wider)).length;
  const total = found.flatMap(({ lines }) => lines).length;
  console.info(
    total
      ? `\n${total} changes since ${reference}, ${wider} of them give wider rights.`
      : `Nothing has changed since ${reference}.`,
  );
  if (failOnWiden && wider) console.error(`Rights are wider, which ${flag} does not let pass.`);
  return failOnWiden && wider > 0;
}

const red = (text: string): string => (process.stdout.isTTY ? `\u001b[31m${text}\u001b[39m` : text);
