/** The states that every screen is shown in, and what each of them means for session and answers; a wizard in each of its steps. */

import type { Screen } from '../../src/define/screen.ts';
import type { PanelsShape, ViewShape, WizardShape } from '../../src/define/shapes/block-shapes.ts';
import { blocksOf, type ManifestObject, objectsIn } from '../../src/define/walk.ts';
import { panelKey } from '../../src/engines/board/panels.ts';
import { type DialogOfAction, dialogsOf } from './dialogs.ts';
import { type KeptForm, keptForm } from './kept-form.ts';
import { branchesOf } from './wizard-branches.ts';
import { type StepPath, stepPathsOf } from './wizard-steps.ts';

export interface State {
  /** Name in the sidebar. */
  readonly name: string;
  /** What the server answers. */
  readonly answers: 'filled' | 'emptied' | 'lengthened' | 'failure' | 'refusal' | 'refusedWrite' | 'nothing';
  /** Which of the role's capabilities are held. */
  readonly held: 'all' | 'read' | 'none';
  readonly narrow?: true;
  /** What stands in the address. */
  readonly search?: Readonly<Record<string, string>>;
  /** To a step of a wizard. */
  readonly walk?: StepPath;
  /** What has been typed into its form. */
  readonly typed?: KeptForm;
  /** What somebody does there: sends the form, opens the first row, or edits the record, and saves it. */
  readonly does?: 'send' | 'openRow' | 'edit' | 'save';
  /** What he is asked before an action. */
  readonly dialog?: DialogOfAction;
}

const states = {
  Full: { name: 'Full', answers: 'filled', held: 'all' },
  Loading: { name: 'Loading', answers: 'nothing', held: 'all' },
  Empty: { name: 'Empty', answers: 'emptied', held: 'all' },
  NoMatch: { name: 'No match', answers: 'emptied', held: 'all', search: { find: 'no such row' } },
  Error: { name: 'Error', answers: 'failure', held: 'all' },
  Forbidden: { name: 'Forbidden', answers: 'refusal', held: 'none' },
  LongText: { name: 'Long text', answers: 'lengthened', held: 'all' },
  ReadOnly: { name: 'Read-only', answers: 'filled', held: 'read' },
  Narrow: { name: 'Narrow (390)', answers: 'filled', held: 'all', narrow: true },
} as const satisfies Readonly<Record<string, State>>;
type StateName = keyof typeof states;

/** What asks has nothing to show yet: neither a form nor the steps of a wizard that end in a call. */
const asking: ReadonlySet<string> = new Set(['form', 'ask', 'finish']);

/** What only an answer can bring about. */
const ofAnswers: ReadonlySet<StateName> = new Set(['Loading', 'Empty', 'Error']);

/** Those in which screens differ. In the others their engines show what they show everywhere, which is looked at on fixtures. */
const ownStates: ReadonlySet<string> = new Set<StateName>(['Full', 'Narrow']);

/** Of a screen of the product: is it looked at in every run, or only when everything is swept? */
export const isOwnState = (id: string): boolean => ownStates.has(id) || /^Step\d/.test(id);

/** By the names under which stories are exported. */
export const statesOf = (screen: Screen): Readonly<Record<string, State>> => ({
  ...Object.fromEntries(namesOf(screen).map((name) => [name, states[name]])),
  ...Object.fromEntries(stepPathsOf(screen).map((walk) => [`Step${walk.at + 1}`, atStep(walk)])),
  ...Object.fromEntries(branchesOf(screen).map((walk, index) => [`Branch${index + 1}`, atStep(walk)])),
  ...statesOfParts(screen),
});

/** What only some blocks have: forms that are filled and sent, records that are edited, second tabs, rows that are opened, cards, dialogs. */
export function statesOfParts(screen: Screen): Readonly<Record<string, State>> {
  const parts = [...objectsIn(screen.body)];
  const tabs = tabsOf(screen).slice(1);
  const isList = screen.body.block === 'table';
  const typed = screen.body.block === 'form' ? keptForm(screen) : undefined;
  return {
    ...(screen.body.block === 'form' && { Invalid: { ...states.Full, name: 'Sent empty', does: 'send' } }),
    ...(typed && {
      Filled: { ...states.Full, name: 'Filled', typed },
      Refused: { ...states.Full, name: 'Refused by the server', answers: 'refusedWrite', typed, does: 'send' },
    }),
    ...Object.fromEntries(
      tabs.map(({ title }, index) => [
        `Tab${index + 2}`,
        { ...states.Full, name: `Tab ${index + 2}: ${title}`, search: { tab: panelKey(title) } },
      ]),
    ),
    ...statesOfEditing(screen),
    ...(isList && parts[0]?.['detail'] ? { Opened: { ...states.Full, name: 'Opened row', does: 'openRow' } } : {}),
    ...(isList && parts[0]?.['cards'] ? otherFace(parts[0]) : {}),
    ...Object.fromEntries(
      dialogsOf(screen).map((dialog, index) => [
        `Dialog${index + 1}`,
        { ...states.Full, name: `Dialog: ${dialog.action.label}`, dialog },
      ]),
    ),
  } as Readonly<Record<string, State>>;
}

/** Those of the screen, or of what stands below its record. */
function tabsOf({ body }: Screen): PanelsShape['panels'] {
  const place = body.block === 'view' ? (body as ViewShape).below : body;
  return place?.block === 'tabs' ? (place as PanelsShape).panels : [];
}

/** A record in whose first section something is typed, also as the server refuses it. */
function statesOfEditing(screen: Screen): Readonly<Record<string, State>> {
  const record = blocksOf<ViewShape>('view', screen).find(({ save }) => save);
  if (!record) return {};
  const panel = tabsOf(screen).find(({ body }) => [...objectsIn(body)].includes(record as never));
  const search = panel && { search: { tab: panelKey(panel.title) } };
  return {
    Edited: { ...states.Full, name: 'Edited', does: 'edit', ...search },
    EditRefused: { ...states.Full, name: 'Edited, refused', answers: 'refusedWrite', does: 'save', ...search },
  };
}

/** Rows that stand as cards at first are looked at as a list too, and the other way round. */
const otherFace = ({ display }: ManifestObject) =>
  display === 'cards'
    ? { List: { ...states.Full, name: 'List', search: { display: 'rows' } } }
    : { Cards: { ...states.Full, name: 'Cards', search: { display: 'cards' } } };

const atStep = (walk: StepPath): State => ({
  ...states.Full,
  name: `Step ${walk.at + 1}: ${walk.title}`,
  search: { step: walk.step },
  walk,
});

/** A hand-written screen without calls in its manifest has nothing that could be refused, a form nothing that could be empty. */
function namesOf(screen: Screen): readonly StateName[] {
  const calling = [...objectsIn(screen)].filter((part) => part['source'] !== undefined);
  if (calling.length === 0) return ['Full', 'Narrow'];
  // A wizard asks for what its later steps show only once somebody has come there.
  const { body } = screen;
  const first = new Set(objectsIn(body.block === 'wizard' ? (body as WizardShape).steps[0] : body));
  const shows = calling.some(
    (part) => first.has(part) && part['block'] !== undefined && !asking.has(String(part['block'])),
  );
  const finds = calling.some((part) => part['block'] === 'table');
  return (Object.keys(states) as StateName[]).filter(
    (name) => (shows || !ofAnswers.has(name)) && (finds || name !== 'NoMatch'),
  );
}
