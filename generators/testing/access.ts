/** What is asked of access wherever a page is looked through: in stories and in journeys. */

/** axe's names for the levels that make up WCAG 2.2 AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Those whose verdict another colour scheme can change. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rows further down are made as the first ones are; looking through each of them takes most of the time. */
export const repeatedRows = '[data-line]:nth-child(n + 9)';
