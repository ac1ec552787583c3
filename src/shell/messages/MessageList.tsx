/** The messages at the lower right, above the footer (MSG-05 to MSG-08); F8 leads to their buttons. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { holdMessage, type Message, messages, removeMessage, runMessageAction } from '../../client/first/messages.ts';
import { useStore } from '../../client/page/use-store.ts';
import { isTyped } from '../../engines/keyboard/key-target.ts';
import { Button } from '../../ui/Button.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { Toast, ToastRegion } from '../../ui/Toast.tsx';

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
      meant();
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
function actionOf(event: KeyboardEvent): (() => void) | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || isTyped(event)) return undefined;
  const letter = event.key.toLowerCase();
  const all = messages.get().flatMap((message) => (message.actions ?? []).map((action) => ({ message, action })));
  const meant = all.filter(({ action }) => action.letter === letter).at(-1);
  return meant && (() => runMessageAction(meant.message, meant.action));
}

function MessageToast({ message }: { readonly message: Message }) {
  const { t } = useTranslation();
  const { name, type, title, text, detail, actions = [], closeDisabled } = message;
  const words = [title === undefined ? undefined : text, detail].filter((each) => each !== undefined);
  const buttons = actions.map((action) => (
    <Button
      key={action.label}
      variant="quiet"
      size="xs"
      onClick={() => runMessageAction(message, action)}
      {...(action.letter === undefined ? {} : { after: <Kbd>{`Ctrl ${action.letter.toUpperCase()}`}</Kbd> })}
    >
      {action.label}
    </Button>
  ));
  // Under the pointer or with the focus inside it is being read: it goes only after both have left it.
  const reading = useRef({ pointer: false, focus: false });
  const read = (by: Partial<typeof reading.current>) => {
    Object.assign(reading.current, by);
    holdMessage(name, reading.current.pointer || reading.current.focus);
  };
  const whileRead = {
    onMouseEnter: () => read({ pointer: true }),
    onMouseLeave: () => read({ pointer: false }),
    onFocus: () => read({ focus: true }),
    onBlur: () => read({ focus: false }),
  };
  return (
    <div data-message {...whileRead}>
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
