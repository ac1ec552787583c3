/** Widgets that schemas ask for by rjsf's own names, and the field kind that is meant; '' leaves the kind to the schema. */
import { kinds } from '../../../rules/kinds/registry.ts';

export const kindsByWidget: Readonly<Record<string, string>> = Object.fromEntries([
  ['text', ''],
  ['checkbox', ''],
  ...Object.values(kinds).flatMap(({ kind, widgets = [] }) => widgets.map((widget) => [widget, kind])),
]);
