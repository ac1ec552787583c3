/** Looks at a story in the dark scheme too, without making it anew: another scheme changes colours and nothing else. */
import axe from 'axe-core';
import { colourRules, repeatedRows } from '../../generators/testing/access.ts';

/** @throws when a text cannot be read well enough in the dark. */
export async function checkDarkScheme(): Promise<void> {
  const { dataset } = document.documentElement;
  const before = dataset['mantineColorScheme'];
  dataset['mantineColorScheme'] = 'dark';
  try {
    const { violations } = await axe.run(
      { include: document.body, exclude: [repeatedRows] },
      { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations'] },
    );
    const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    if (faults.length) throw new Error(`In the dark scheme: ${faults.join(', ')}`);
  } finally {
    dataset['mantineColorScheme'] = before;
  }
}
