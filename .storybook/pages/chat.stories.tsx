/** The window of the chat: begun, in the middle of a conversation, while an answer is looked for, and without one. */
import { ChatWindow } from '../../src/shell/chat/ChatWindow.tsx';
import { type Conversation, conversation } from '../../src/shell/chat/conversation.ts';
import { settled } from '../testing/settled.ts';

interface Given {
  readonly canvasElement: HTMLElement;
}

const begun: Conversation['said'] = [
  {
    id: 1,
    by: 'bot',
    text: 'Good day. What would you like to know?',
    suggestions: ['Where are my orders?', 'How do I add a user?', 'When does my subscription end?'],
  },
];
const answered: Conversation['said'] = [
  ...begun,
  { id: 2, by: 'user', text: 'Where are my orders?' },
  {
    id: 3,
    by: 'bot',
    text: 'Three orders wait for somebody to approve them; the oldest since 12 November. All of them stand in the list of your orders.',
    links: [
      { title: 'My orders', address: '/orders' },
      { title: 'How orders are approved', address: 'https://support.example/orders' },
    ],
    suggestions: ['Who approves them?'],
  },
];
const asked: Conversation['said'] = [...answered, { id: 4, by: 'user', text: 'Who approves them?' }];

export default {
  title: 'Frame/Chat',
  tags: ['sweep'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => (
    <>
      <h1 style={{ padding: 12 }}>A screen stands here</h1>
      <ChatWindow title="Assistant" userAccountId={7} opened onClose={() => {}} />
    </>
  ),
};

const state = (said: Conversation['said'], now: Conversation['state'], more: object = {}) => ({
  beforeEach: () => {
    conversation.set({ said, state: now });
    return () => conversation.set({ said: [], state: 'open' });
  },
  play: ({ canvasElement }: Given) => settled(canvasElement.ownerDocument.body),
  ...more,
});
const narrow = { globals: { viewport: { value: 'narrow', isRotated: false } } };

export const Begun = state(begun, 'open');
export const Answered = state(answered, 'open');
export const AnsweredOnAPhone = state(answered, 'open', narrow);
export const LookingForAnAnswer = state(asked, 'asking');
export const NotAvailable = state(asked, 'failed');
