/** The vocabulary of manifests: the one place from which screens, operations and entities take their words, as `#define`. */

export { constant, input, param, row, type SessionValues, selected, session, step } from './binding/binding.ts';
export type { BindingScope, Block } from './binding/binding-scope.ts';
export { type Condition, either, not, where } from './binding/condition.ts';
export { type Action, action, download, go, link, show, undo } from './blocks/action.ts';
export { board, chain, chart, count, custom, given, links, menuLinks, stack, tabs } from './blocks/arrangement.ts';
export { callConsole, describe, through } from './blocks/call-console.ts';
export { choosing } from './blocks/choosing.ts';
export { compare } from './blocks/compare.ts';
export { type Counted, counted } from './blocks/counted.ts';
export { document } from './blocks/document.ts';
export { type Form, form } from './blocks/form.ts';
export { lanes } from './blocks/lanes.ts';
export { list } from './blocks/list.ts';
export { matrix } from './blocks/matrix.ts';
export {
  arrangePanels,
  chosenBy,
  freeText,
  otherPages,
  type PanelFile,
  panel,
  panelsFrom,
  panelsIn,
  savePanels,
} from './blocks/panels.ts';
export { editRecord } from './blocks/record-edit.ts';
export { head, type RecordHeader, recordHeader } from './blocks/record-header.ts';
export { search, table, whole } from './blocks/table.ts';
export { editList, editRows, previewRows } from './blocks/table-edit.ts';
export { rank } from './blocks/table-rank.ts';
export { columnsFrom, filtersFrom } from './blocks/table-served.ts';
export { timeline } from './blocks/timeline.ts';
export { facts, view } from './blocks/view.ts';
export { ask, choose, chooseMany, finish, load, onlyIf, present, review, wizard } from './blocks/wizard.ts';
export { allOf, anyOf, can } from './contract/capability.ts';
export { below, both, everywhere, own } from './contract/changes.ts';
export { entity } from './contract/entity.ts';
export { type DataOf, type InputOf, operation } from './contract/operation.ts';
export { after, notBefore } from './contract/order.ts';
export { part } from './contract/rows.ts';
export type { Static } from './contract/schema.ts';
export { check, fieldChoices, layout, type Options, options, type ServerLayout } from './fields/form-fields.ts';
export { lookup } from './fields/lookup.ts';
export { type Finder, finder } from './finder.ts';
export { inContext } from './in-context.ts';
export { type LegacyLookup, lookedUp } from './legacy-lookup.ts';
export { type MovedAddress, moved } from './moved.ts';
export { type MenuGroup, type Screen, screen } from './screen.ts';
