/** What is read is changed by some call, and what is changed is read by one: a slip in a tag would leave screens stale. */
import { auditTag, tagOf } from '../../../src/define/contract/changes.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) => {
  const operations = Object.entries(product.operations);
  const changed = new Set([auditTag, ...operations.flatMap(([, { changes = [] }]) => changes.map(tagOf))]);
  const read = new Set(operations.flatMap(([, { reads = [] }]) => reads));
  const findings = (file: string, tags: readonly string[], known: ReadonlySet<string>, text: string) =>
    tags
      .filter((tag) => !known.has(tag))
      .map((tag) => ({
        ...at(product, file, quoted(tag)),
        text: `${product.operations[file]?.operation} ${text.replace('…', `"${tag}"`)}${didYouMean(tag, known)}`,
      }));
  return operations.flatMap(([file, { reads = [], changes = [] }]) => [
    ...findings(file, reads, changed, 'reads …, which no call changes: it would never be asked for again.'),
    ...findings(file, changes.map(tagOf), read, 'changes …, which no call reads: nobody would learn of it.'),
  ]);
};
