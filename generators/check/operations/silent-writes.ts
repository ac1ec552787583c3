/** A write leaves no entry only where it touches nothing but what the caller himself has and sees, and says why. */
import { directionOf, tagOf } from '../../../src/define/contract/changes.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.operations).flatMap(([file, { operation, silent, subject, changes = [] }]) => {
    if (silent === undefined) return [];
    const said = (text: string) => ({
      ...at(product, file, 'silent:'),
      text: `${operation} leaves no audit entry, ${text}`,
    });
    const others = changes.filter((change) => directionOf(change) !== 'own').map(tagOf);
    return [
      ...(subject === 'session' ? [] : [said("but its subject is not 'session': it may concern somebody else.")]),
      ...others.map((tag) => said(`but tells others of "${tag}". Write own('${tag}'), or take silent away.`)),
      ...(/\S \S.*\.$/.test(silent) ? [] : [said('and does not say in a sentence why nobody else is concerned.')]),
    ];
  });
