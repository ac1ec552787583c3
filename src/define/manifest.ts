/** The vocabulary of manifests: the one place from which screens, operations and entities take their words, as `#define`. */

export { constant, input, param, row, type SessionValues, selected, session, step } from './binding/binding.ts';
export type { BindingScope, Block } from './binding/binding-scope.ts';
export { type Condition, either, not, where } from './binding/condition.ts';
export { type Action, action, download, go, link, undo } from './blocks/action.ts';
export { board, chart, count, custom, links, menuLinks, stack, tabs } from './blocks/arrangement.ts';
export { callConsole, describe, through } from './blocks/call-console.ts';
export { counted } from './blocks/counted.ts';
export { type Form, form } from './blocks/form.ts';
export { editRecord } from './blocks/record-edit.ts';
export { type RecordHeader, recordHeader } from './blocks/record-header.ts';
export { search, table, whole } from './blocks/table.ts';
export { editList, editRows } from './blocks/table-edit.ts';
export { facts, view } from './blocks/view.ts';
export { ask, choose, chooseMany, finish, load, onlyIf, present, review, wizard } from './blocks/wizard.ts';
export { allOf, anyOf, can } from './contract/capability.ts';
export { below, both, everywhere, own } from './contract/changes.ts';
export { entity } from './contract/entity.ts';
export { type DataOf, type InputOf, operation } from './contract/operation.ts';
export { part } from './contract/rows.ts';
export type { Static } from './contract/schema.ts';
export { check, layout, type Options, options } from './fields/form-fields.ts';
export { lookup } from './fields/lookup.ts';
export { type Finder, finder } from './finder.ts';
export { inContext } from './in-context.ts';
export { type LegacyLookup, lookedUp } from './legacy-lookup.ts';
export { type MovedAddress, moved } from './moved.ts';
export { type MenuGroup, type Screen, screen } from './screen.ts';
