/** Every operation has its handler on the server, and every handler its operation. */

import { didYouMean } from '../../product/spelling.ts';
import type { Rule } from '../findings.ts';

const contracts = 'manifests/operations/';
const handlers = 'src/server/operations/';

export const rule: Rule = (product) => {
  const offered = new Set(Object.keys(product.operations).map((file) => file.slice(contracts.length)));
  const answered = new Set(product.handlers.map((file) => file.slice(handlers.length)));
  const unanswered = [...offered].filter((name) => !answered.has(name));
  const unknown = [...answered].filter((name) => !offered.has(name));
  return [
    ...unanswered.map((name) => ({
      file: contracts + name,
      text: `No handler answers this operation. Write ${handlers}${name}.${didYouMean(name, unknown)}`,
    })),
    ...unknown.map((name) => ({
      file: handlers + name,
      text: `This handler answers no operation: ${contracts}${name} is missing.${didYouMean(name, unanswered)}`,
    })),
  ];
};
