/** Stories of a screen: its manifest, rendered as the shell does, in one of the states that every screen has. */
import type { StoryContext } from '@storybook/react-vite';
import { currentUserExample } from '../../manifests/entities/CurrentUser.ts';
import { removeSessionItem, writeSessionItem } from '../../src/client/first/draft-storage.ts';
import { pendingSignIn } from '../../src/client/first/pending-sign-in.ts';
import { setSession } from '../../src/client/first/session-store.ts';
import { setTransport } from '../../src/client/first/transport.ts';
import { queryClient } from '../../src/client/query/query-client.ts';
import type { Screen } from '../../src/define/screen.ts';
import { objectsIn } from '../../src/define/walk.ts';
import { answering, type Calls } from '../data/transport.ts';
import { aMomentLater, appeared, settled } from '../testing/settled.ts';
import { type Role, readOnly, roles } from '../toolbar/roles.ts';
import { reachStep } from './reach-step.ts';
import { ScreenView } from './screen-view.tsx';
import { type State, statesOf } from './states.ts';

/** In the middle of a sign-in: two ways to go on. */
const waiting = {
  userName: currentUserExample.Username,
  methods: [
    { Id: 12, Name: 'My phone', Kind: 'AuthenticatorApp', IsPrimary: true },
    { Id: 13, Name: 'E-mail', Kind: 'Email', IsPrimary: false, Address: 'm•••@donau.example' },
  ],
} as const;

export const storyOf = (screen: Screen) => ({
  meta: { parameters: { controls: { disable: true }, layout: 'fullscreen' } },
  story(id: string) {
    const state = statesOf(screen)[id];
    if (!state) throw new Error(`The screen ${screen.path} has no state "${id}"`);
    return {
      render: () => (
        <ScreenView
          screen={screen}
          {...(state.search ? { search: state.search } : {})}
          {...(state.dialog ? { dialog: state.dialog } : {})}
        />
      ),
      ...(state.narrow ? { globals: { viewport: { value: 'narrow', isRotated: false } } } : {}),
      beforeEach: ({ globals }: StoryContext) => {
        setSession(screen.access === 'public' ? undefined : sessionOf(globals['role'] as Role, state.held));
        pendingSignIn.set(screen.access === 'midLogin' ? waiting : undefined);
        setTransport(answering(state.answers, callsOf(screen), state.typed?.refused, state.walk?.changed));
        queryClient.clear();
        const kept = state.walk ?? state.typed;
        if (!kept) return;
        writeSessionItem(kept.key, kept.kept);
        return () => removeSessionItem(kept.key);
      },
      play: async ({ canvasElement }: StoryContext) => {
        await settled(canvasElement);
        if (state.answers === 'nothing') aMomentLater();
        if (state.walk) await reachStep(canvasElement, state.walk);
        if (state.dialog) await appeared(canvasElement.ownerDocument.body, dialogs);
        if (state.dialog) await settled(canvasElement);
        if (state.does) await doThere(canvasElement, state.does);
        if (state.answers === 'failure') await appeared(canvasElement, '[data-failed]');
        const failed = canvasElement.querySelector('[data-failed]') !== null;
        if (failed !== (state.answers === 'failure')) {
          throw new Error(failed ? 'A block of this screen failed' : 'No block says that its call failed');
        }
      },
    };
  },
});

const dialogs = '[role="alertdialog"], [role="dialog"]';
const edit = 'button[id*="-edit-"]';
const buttons = {
  send: '[data-action-bar] button',
  openRow: 'th button[aria-expanded="false"]',
  edit,
  save: edit,
} as const;

/** @throws when there is nothing to send or to open. */
async function doThere(place: HTMLElement, what: keyof typeof buttons): Promise<void> {
  await appeared(place, buttons[what]);
  const found = [...place.querySelectorAll<HTMLElement>(buttons[what])];
  const button = what === 'send' ? found.at(-1) : found[0];
  if (!button) throw new Error(`The screen has nothing to ${what === 'send' ? 'send' : 'open'}`);
  button.click();
  await settled(place);
  if (what === 'save') await saveOther(place);
  const question = [...place.ownerDocument.querySelectorAll<HTMLElement>('[role="alertdialog"] input:not(:checked)')];
  for (const box of question) box.click();
}

/** Types into the first line of what is edited, and saves it. */
async function saveOther(place: HTMLElement): Promise<void> {
  await appeared(place, 'main form :is(input[type="text"], input:not([type]), textarea)');
  const line = place.querySelector<HTMLInputElement>('main form :is(input[type="text"], input:not([type]), textarea)');
  if (line) type(line, `${line.value}1`);
  else place.querySelector<HTMLElement>('main form input[type="checkbox"]')?.click();
  await settled(place);
  [...place.querySelectorAll<HTMLElement>(buttons.send)].at(-1)?.click();
  await settled(place);
}

/** As somebody types, for a control that React keeps. */
function type(line: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(line), 'value')?.set?.call(line, text);
  line.dispatchEvent(new Event('input', { bubbles: true }));
}

function sessionOf(role: Role, held: State['held']) {
  const Capability = held === 'none' ? [] : held === 'read' ? readOnly(roles[role]) : [...roles[role]];
  return { ...currentUserExample, Capability };
}

const lists = ['table', 'count', 'choose'];

/** The calls that the blocks of the screen show, and which of them for their rows. */
function callsOf({ body }: Screen): Calls {
  const blocks = [...objectsIn(body)].filter((part) => part['source'] && (part['block'] || part['search']));
  const names = (found: typeof blocks) =>
    new Set(found.map((part) => (part['source'] as { readonly operation: string }).operation));
  return {
    about: names(blocks),
    listed: names(blocks.filter((part) => part['search'] || lists.includes(String(part['block'])))),
  };
}
