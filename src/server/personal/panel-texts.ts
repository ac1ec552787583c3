/** Panels as a landing page keeps them: their free texts cleaned, their keys each once. */
import type { LandingPanel } from '../../../manifests/entities/LandingPage.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import { cleanHtml } from '../files/clean-html.ts';

type Panel = Static<typeof LandingPanel>;

/** @throws 400 for a key that stands twice. */
export function cleanPanels(context: CallContext, panels: readonly Panel[]): readonly Panel[] {
  const keys = panels.map(({ Key }) => Key);
  const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (twice >= 0) throw wrongFields(context, [[`panels.${twice}.Key`, { text: fieldTexts.nameInUse }]]);
  return panels.map(({ Title, Html, ...panel }) => ({
    ...panel,
    ...(Title !== undefined && { Title: Title.trim() }),
    ...(Html !== undefined && { Html: cleanHtml(Html) }),
  }));
}
