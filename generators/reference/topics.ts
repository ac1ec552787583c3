/** What the reference tells in which order: groups, their topics, and the words of each. */

export interface Topic {
  readonly title: string;
  /** The example, from the root: one that Storybook shows where it is a screen. */
  readonly example: string;
  readonly words: readonly TopicWord[];
}

export interface TopicWord {
  /** As it is written in a manifest. */
  readonly name: string;
  /** The types that say what it holds, where it is no function of the vocabulary. */
  readonly types?: readonly string[];
}

export interface Group {
  readonly title: string;
  readonly sentence: string;
  readonly topics: readonly Topic[];
}

const fixture = (name: string): string => `tests/fixtures/reference/${name}.ts`;
const topic = (title: string, example: string, ...words: readonly (string | TopicWord)[]): Topic => ({
  title,
  example: example.includes('/') ? example : fixture(example),
  words: words.map((word) => (typeof word === 'string' ? { name: word } : word)),
});
/** A property that holds more than one value says. */
const property = (name: string, ...types: readonly string[]): TopicWord => ({ name, types });

export const groups: readonly Group[] = [
  {
    title: 'Screens',
    sentence: 'An address and what stands there.',
    topics: [
      topic('Screen', 'screen', 'screen', property('menu', 'MenuEntry'), property('tab', 'Tab'), 'counted'),
      topic('Texts with two meanings', 'texts', 'inContext'),
      topic('Head of a record', 'record-header', 'recordHeader', 'head'),
    ],
  },
  {
    title: 'Lists',
    sentence: 'Rows of an answer, and what can be done with them.',
    topics: [
      topic('Table', 'table', 'table', property('sort', 'Sort')),
      topic('Columns', 'columns', property('columns', 'ColumnOf', 'ListColumnOptions')),
      topic('Filters and finding', 'filters', property('filters', 'FilterOf'), 'lookup', 'search'),
      topic('Columns that the server sends', 'manifests/screens/reports/reports.ts', 'columnsFrom', 'filtersFrom'),
      topic('Tree', 'tree', property('tree', 'Tree'), 'whole'),
      topic(
        'Cards',
        'cards',
        property('cards', 'TableCards'),
        property('facts', 'CardSentence'),
        property('price', 'CardPriceOptions'),
        property('orders', 'ListOrder'),
        property('selection', 'TableSelection'),
      ),
      topic('Editing cells', 'edit-rows', 'editRows', 'editList'),
      topic('What changed rows would come to', 'preview-rows', 'previewRows'),
      topic('Rows in an order', 'rank', 'rank'),
      topic('A list inside an answer', 'part', 'part'),
    ],
  },
  {
    title: 'Records',
    sentence: 'One record, read and edited where it stands.',
    topics: [
      topic('View', 'view', 'view', property('sections', 'Section')),
      topic('Editing a record', 'edit-record', 'editRecord', property('locks', 'Lock')),
      topic('Facts', 'facts', 'facts'),
    ],
  },
  {
    title: 'Forms',
    sentence: 'What is asked, and the call that takes it.',
    topics: [
      topic('Form', 'form', 'form', property('sections', 'FormSection')),
      topic('Fields of a form', 'fields', property('fields', 'FormField'), 'options', 'check'),
      topic('Texts by language', 'languages', property('languages', 'LanguagesChoice', 'Languages')),
      topic('Lists of plain values', 'items', property('items', 'Items')),
      topic('Fields that the server lays out', 'layout', 'layout', 'fieldChoices'),
    ],
  },
  {
    title: 'Actions',
    sentence: 'Buttons and ways: there for whoever may make the call.',
    topics: [
      topic('Action', 'action', 'action', property('confirm', 'Confirm'), 'undo'),
      topic('Files and ways', 'download', 'download', 'link', 'go'),
      topic('Blocks in a dialog', 'show', 'show'),
    ],
  },
  {
    title: 'Arrangement',
    sentence: 'How blocks stand together, and the small ones.',
    topics: [
      topic('Side by side, below, in turn', 'arrangement', 'stack', 'board', 'tabs', 'chain', 'links', 'menuLinks'),
      topic(
        'Pages of panels',
        'panels',
        'panel',
        'freeText',
        'panelsIn',
        'panelsFrom',
        'chosenBy',
        'arrangePanels',
        'otherPages',
        'savePanels',
      ),
      topic('Figures', 'figures', 'count', 'chart'),
      topic('Side by side, field by field', 'compare', 'compare'),
      topic('One value for each pair', 'matrix', 'matrix', property('across', 'MatrixAcross')),
      topic('Short lists', 'list', 'list'),
      topic('Days of several records', 'lanes', 'lanes'),
      topic('A file, shown', 'document', 'document'),
      topic('What happened', 'timeline', 'timeline'),
      topic('One choice above a block', 'choosing', 'choosing'),
      topic('What the address names', 'given', 'given'),
      topic('Console of calls', 'call-console', 'callConsole', 'describe', 'through'),
      topic('Hand-written blocks', 'manifests/screens/sign-in/login-mfa.ts', 'custom'),
    ],
  },
  {
    title: 'Wizards',
    sentence: 'Steps in order, and one call at the end.',
    topics: [
      topic(
        'Wizard',
        'wizard',
        'wizard',
        'choose',
        'load',
        'chooseMany',
        'ask',
        'onlyIf',
        'present',
        'review',
        'finish',
      ),
    ],
  },
  {
    title: 'Values and conditions',
    sentence: 'Where the inputs of a call come from, and when something holds.',
    topics: [
      topic('Values', 'values', 'param', 'constant', 'row', 'selected', 'session'),
      topic('Values of forms and steps', 'fields', 'input'),
      topic('Values of earlier steps', 'wizard', 'step'),
      topic('Conditions', 'conditions', 'where', 'either', 'not'),
    ],
  },
  {
    title: 'Calls',
    sentence: 'What is sent and answered, who may, and what it is about.',
    topics: [
      topic(
        'Operations and entities',
        'operations',
        'operation',
        'entity',
        property('subject', 'Subject'),
        property('limit', 'CallLimit'),
        'after',
        'notBefore',
        'can',
        'anyOf',
        'allOf',
        'below',
        'both',
        'own',
        'everywhere',
      ),
      topic('Finders of the search', 'finder', 'finder', property('explore', 'FinderExplore')),
      topic('Old addresses', 'moved', 'moved'),
      topic('Old addresses that a call understands', 'manifests/found.ts', 'lookedUp'),
    ],
  },
];
