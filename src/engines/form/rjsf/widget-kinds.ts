/** Widgets that schemas ask for by rjsf's own names, and the field kind that is meant. */
import { kindFor, kinds } from '../../../rules/kinds/registry.ts';

/** The first kind that goes by the name; '' leaves it to the schema. */
const kindsByWidget: ReadonlyMap<string, string> = new Map([
  ...Object.values(kinds)
    .reverse()
    .flatMap(({ kind, widgets = [] }) => widgets.map((widget) => [widget, kind] as const)),
  ['text', ''],
  ['checkbox', ''],
]);

export const isKindsWidget = (widget: unknown): boolean => typeof widget === 'string' && kindsByWidget.has(widget);

/** The kind that the schema means stays where it goes by that name too: a clock is one with a zone or without. */
export function kindOfWidget(widget: unknown, meant: string): string {
  if (typeof widget !== 'string' || kindFor(meant).widgets?.includes(widget)) return meant;
  return kindsByWidget.get(widget) || meant;
}
