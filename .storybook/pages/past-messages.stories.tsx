/** The list of what the portal has said: messages of each kind, a long one, and none so far. */
import { type PastMessage, pastMessages } from '../../src/client/first/messages.ts';
import { PastMessages } from '../../src/shell/messages/PastMessages.tsx';
import { settled } from '../testing/settled.ts';

interface Given {
  readonly canvasElement: HTMLElement;
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 9, minute, 12));
const said: readonly PastMessage[] = [
  {
    ...{ id: 4, name: 'four', type: 'error', title: 'The role is not saved', text: 'Somebody changed it.' },
    ...{ detail: 'Request 7f9c24e8-3b12-4c8e-9a41-5d6e0f7a8b9c', time: at(41) },
  },
  { id: 3, name: 'three', type: 'warning', text: 'Two of 12 accounts were left as they are.', time: at(38) },
  {
    ...{ id: 2, name: 'two', type: 'info', title: 'Maintenance on Sunday', time: at(12) },
    text: 'From 22:00 on nothing can be changed for two hours. What is written then is not lost: forms keep it, and lists go on to be read.',
  },
  { id: 1, name: 'one', type: 'success', text: 'The company is created', time: at(3) },
];

export default {
  title: 'Frame/Past messages',
  tags: ['sweep'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => (
    <>
      <h1 style={{ padding: 12 }}>A screen stands here</h1>
      <PastMessages onClose={() => {}} />
    </>
  ),
};

const listed = (messages: readonly PastMessage[], more: object = {}) => ({
  beforeEach: () => {
    pastMessages.set(messages);
    return () => pastMessages.set([]);
  },
  play: ({ canvasElement }: Given) => settled(canvasElement.ownerDocument.body),
  ...more,
});
const narrow = { globals: { viewport: { value: 'narrow', isRotated: false } } };
const many = Array.from({ length: 30 }, (_each, index) =>
  said.map((each) => ({ ...each, id: 100 + 4 * index + each.id, name: `${each.name} ${index}` })),
).flat();

export const Some = listed(said);
export const OnAPhone = listed(said, narrow);
export const Many = listed(many);
export const None = listed([]);
