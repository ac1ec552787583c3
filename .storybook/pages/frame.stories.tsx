/** The frame around every screen: menus, messages, what stands over the page, and what somebody meets whose session has ended. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { currentUserExample } from '../../manifests/entities/CurrentUser.ts';
import { messages, showMessage } from '../../src/client/first/messages.ts';
import { setSession } from '../../src/client/first/session-store.ts';
import { setTransport } from '../../src/client/first/transport.ts';
import { queryClient } from '../../src/client/query/query-client.ts';
import { isConnected } from '../../src/client/session/connection.ts';
import { MainLayout } from '../../src/shell/frame/layouts/MainLayout.tsx';
import { closeHelper, type Helper, openHelper } from '../../src/shell/palette/helper-state.ts';
import { Reauthentication } from '../../src/shell/reauthentication/Reauthentication.tsx';
import { answering } from '../data/transport.ts';
import { appeared, settled } from '../testing/settled.ts';
import { type Role, roles } from '../toolbar/roles.ts';

interface Given {
  readonly canvasElement: HTMLElement;
  readonly globals: { readonly role?: Role };
}

const userOf = ({ globals }: Pick<Given, 'globals'>) => ({
  ...currentUserExample,
  Capability: [...roles[globals.role ?? 'owner']],
});

export default {
  title: 'Frame',
  tags: ['sweep'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: (given: Given) => {
    setSession(userOf(given));
    setTransport(answering('filled', { about: new Set(), listed: new Set() }));
    queryClient.clear();
    return () => {
      messages.set([]);
      closeHelper();
      isConnected.set(true);
    };
  },
};

/** The frame with a router in memory: every address leads to the same page. */
function Page({ children }: { readonly children?: ReactNode }) {
  const [router] = useState(() => {
    const root = createRootRoute({ component: MainLayout });
    const page = createRoute({
      getParentRoute: () => root,
      path: '$',
      component: () => <h1 style={{ padding: 'var(--gutter)' }}>A screen stands here</h1>,
    });
    const history = createMemoryHistory({ initialEntries: ['/accounts'] });
    return createRouter({ routeTree: root.addChildren([page]), history });
  });
  return (
    <>
      <RouterProvider router={router as never} />
      {children}
    </>
  );
}

const click =
  (name: RegExp) =>
  async ({ canvasElement }: Given): Promise<void> => {
    await appeared(canvasElement, 'footer button');
    await settled(canvasElement);
    const buttons = [...canvasElement.ownerDocument.querySelectorAll<HTMLElement>('header button, footer button')];
    const found = buttons.find((each) => name.test(each.getAttribute('aria-label') ?? each.innerText));
    if (!found) throw new Error(`The frame has no button ${name}`);
    found.click();
    await settled(canvasElement);
  };

const rest = ({ canvasElement }: Given) => settled(canvasElement);

export const Frame = { render: () => <Page />, play: rest };
export const NarrowFrame = {
  render: () => <Page />,
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: rest,
};
export const OpenMenu = { render: () => <Page />, play: click(/^New/) };
export const Language = { render: () => <Page />, play: click(/language/i) };

export const Messages = {
  render: () => <Page />,
  play: async (given: Given) => {
    await rest(given);
    const run = () => {};
    showMessage({ type: 'success', text: 'The company is created', lifetime: 3_600_000 });
    showMessage({
      type: 'info',
      title: 'Task archived',
      text: 'It stands in the archive.',
      actions: [{ label: 'Undo', run }],
    });
    showMessage({ type: 'warning', text: 'Two of 12 accounts were left as they are.' });
    showMessage({
      type: 'error',
      title: 'The role is not saved',
      text: 'Somebody changed it.',
      detail: 'Request 7f9c24e8',
    });
    await rest(given);
  },
};

const helper = (name: Helper) => ({
  render: () => <Page />,
  play: async (given: Given) => {
    await rest(given);
    openHelper(name);
    await rest(given);
  },
});
export const Palette = helper('palette');
export const WhatYouMayDo = helper('rights');
export const LookWithOtherRights = helper('viewAs');

export const Offline = {
  render: () => <Page />,
  play: async (given: Given) => {
    await rest(given);
    isConnected.set(false);
    await rest(given);
  },
};

export const InSomebodyElsesName = {
  render: () => <Page />,
  beforeEach: (given: Given) => {
    setSession({
      ...userOf(given),
      ImpersonatorAccountId: 1,
      ImpersonatorAccount: { ...currentUserExample.UserAccount, DisplayName: 'Jonas Petersen' },
    });
  },
  play: rest,
};

const asking = (isProof: boolean) => ({
  render: () => (
    <Page>
      <Reauthentication asked={{ user: currentUserExample, isProof, answer: () => {} } as never} />
    </Page>
  ),
  play: rest,
});
export const SessionHasEnded = asking(false);
export const ProofThatItIsYou = asking(true);
