/** Titles and labels fit where they stand, in every language: sixty characters at most. */
import { at, quoted, type Rule } from '../findings.ts';
import { parts } from '../parts.ts';

const most = 60;

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [...parts(screen)].flatMap((part) =>
      ['title', 'label', 'submit']
        .map((key) => part[key])
        .filter((text): text is string => typeof text === 'string' && [...text].length > most)
        .map((text) => ({
          ...at(product, file, quoted(text)),
          text: `"${text}" has ${[...text].length} characters; titles and labels have at most ${most}.`,
        })),
    ),
  );
