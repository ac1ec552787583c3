/** Stories of a screen: its manifest, rendered as the shell does, in one of the states that every screen has. */
import type { StoryContext } from '@storybook/react-vite';
import { parts } from '../generators/parts.ts';
import { currentUserExample } from '../manifests/entities/CurrentUser.ts';
import { setTransport } from '../src/client/call.ts';
import { forget, keep } from '../src/client/kept.ts';
import { pendingSignIn } from '../src/client/pending-sign-in.ts';
import { queryClient } from '../src/client/query-client.ts';
import { setSession } from '../src/client/session.ts';
import type { Screen } from '../src/define/screen.ts';
import { type Role, readOnly, roles } from './roles.ts';
import { ScreenView } from './screen-view.tsx';
import { aMomentLater, appeared, settled } from './settled.ts';
import { type State, statesOf } from './states.ts';
import { answering, type Calls } from './transport.ts';
import { arrive } from './walk.ts';

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
      render: () => <ScreenView screen={screen} {...(state.search ? { search: state.search } : {})} />,
      ...(state.narrow ? { globals: { viewport: { value: 'narrow', isRotated: false } } } : {}),
      beforeEach: ({ globals }: StoryContext) => {
        setSession(screen.access === 'public' ? undefined : sessionOf(globals['role'] as Role, state.held));
        pendingSignIn.set(screen.access === 'midLogin' ? waiting : undefined);
        setTransport(answering(state.answers, callsOf(screen)));
        queryClient.clear();
        const { walk } = state;
        if (!walk) return;
        keep(walk.key, walk.kept);
        return () => forget(walk.key);
      },
      play: async ({ canvasElement }: StoryContext) => {
        await settled(canvasElement);
        if (state.answers === 'nothing') aMomentLater();
        if (state.walk) await arrive(canvasElement, state.walk);
        if (state.answers === 'failure') await appeared(canvasElement, '[data-failed]');
        const failed = canvasElement.querySelector('[data-failed]') !== null;
        if (failed !== (state.answers === 'failure')) {
          throw new Error(failed ? 'A block of this screen failed' : 'No block says that its call failed');
        }
      },
    };
  },
});

function sessionOf(role: Role, held: State['held']) {
  const Capability = held === 'none' ? [] : held === 'read' ? readOnly(roles[role]) : [...roles[role]];
  return { ...currentUserExample, Capability };
}

const lists = ['table', 'count', 'choose'];

/** The calls that the blocks of the screen show, and which of them for their rows. */
function callsOf({ body }: Screen): Calls {
  const blocks = [...parts(body)].filter((part) => part['source'] && (part['block'] || part['search']));
  const names = (found: typeof blocks) =>
    new Set(found.map((part) => (part['source'] as { readonly operation: string }).operation));
  return {
    about: names(blocks),
    listed: names(blocks.filter((part) => part['search'] || lists.includes(String(part['block'])))),
  };
}
