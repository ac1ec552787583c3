/** The messages at the lower right, above the footer (MSG-05 to MSG-08); F8 leads to their buttons. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  holdMessage,
  type Message,
  type MessageAction,
  messages,
  removeMessage,
} from '../../../client/first/messages.ts';
import { useStore } from '../../../client/page/use-store.ts';
import { isTyped } from '../../../engines/keyboard/key-target.ts';
import { Button } from '../../../ui/Button.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { Toast, ToastRegion } from '../../../ui/Toast.tsx';

export function MessageList() {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === 'F8') {
        const [newest] = [...(place.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])].slice(-1);
        newest?.querySelector('button')?.focus();
        event.preventDefault();
      }
      const meant = actionOf(event);
      if (!meant) return;
      event.preventDefault();
      meant.run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <ToastRegion label={t('Messages')}>
      <div ref={place} style={{ display: 'contents' }}>
        {useStore(messages).map((message) => (
          <MessageToast key={message.id} message={message} />
        ))}
      </div>
    </ToastRegion>
  );
}

/** What Ctrl or Cmd with a letter means now: the newest message that knows the letter has it. */
function actionOf(event: KeyboardEvent): MessageAction | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || isTyped(event)) return undefined;
  const letter = event.key.toLowerCase();
  const all = messages.get().flatMap(({ actions = [] }) => actions);
  return all.filter((action) => action.letter === letter).at(-1);
}

function MessageToast({ message }: { readonly message: Message }) {
  const { t } = useTranslation();
  const { name, type, title, text, detail, actions = [], closeDisabled } = message;
  const words = [title === undefined ? undefined : text, detail].filter((each) => each !== undefined);
  const buttons = actions.map(({ label, letter, run }) => (
    <Button
      key={label}
      variant="quiet"
      size="xs"
      onClick={run}
      {...(letter === undefined ? {} : { after: <Kbd>{`Ctrl ${letter.toUpperCase()}`}</Kbd> })}
    >
      {label}
    </Button>
  ));
  const hold = (held: boolean) => () => holdMessage(name, held);
  // What can be reached for stays while somebody does.
  const holding =
    actions.length > 0
      ? { onMouseEnter: hold(true), onMouseLeave: hold(false), onFocus: hold(true), onBlur: hold(false) }
      : {};
  return (
    <div data-message {...holding}>
      <Toast
        variant={type}
        title={title ?? text}
        closeLabel={t('Close')}
        {...(closeDisabled ? {} : { onClose: () => removeMessage(name) })}
        {...(buttons.length > 0 ? { actions: buttons } : {})}
      >
        {words.length > 0 ? words.map((each) => <div key={each}>{each}</div>) : undefined}
      </Toast>
    </div>
  );
}
