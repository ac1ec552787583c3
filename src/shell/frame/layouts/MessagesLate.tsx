/** The place of messages; how they look is loaded with the first of them. */
import { lazy, Suspense } from 'react';
import { messages } from '../../../client/first/messages.ts';
import { useStore } from '../../../client/page/use-store.ts';

const MessageList = lazy(async () => ({ default: (await import('./MessageList.tsx')).MessageList }));

export const MessagesLate = () =>
  useStore(messages).length > 0 ? (
    <Suspense>
      <MessageList />
    </Suspense>
  ) : null;
