/** Texts fit where they stand, in every language: titles and labels have sixty characters at most, sentences two hundred and forty. */

import { contextOf } from '../../../src/define/in-context.ts';
import { objectsIn } from '../../../src/define/walk.ts';
import { at, quoted, type Rule } from '../findings.ts';

const limits = [
  { keys: ['title', 'label', 'submit', 'reject'], most: 60, says: 'titles and labels' },
  { keys: ['help', 'empty', 'message', 'confirm', 'text', 'checks'], most: 240, says: 'sentences' },
] as const;

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) =>
      limits.flatMap(({ keys, most, says }) =>
        keys
          .flatMap((key) => part[key])
          .filter((text): text is string => typeof text === 'string' && [...contextOf(text).text].length > most)
          .map((text) => ({
            ...at(product, file, quoted(text)),
            text: `"${contextOf(text).text}" has ${[...contextOf(text).text].length} characters; ${says} have at most ${most}.`,
          })),
      ),
    ),
  );
