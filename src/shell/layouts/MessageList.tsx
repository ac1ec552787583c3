/** The messages at the lower right, above the footer (MSG-05 to MSG-08). */
import { useTranslation } from 'react-i18next';
import { type Message, messages, removeMessage } from '../../client/messages.ts';
import { useStore } from '../../client/use-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Toast, ToastRegion } from '../../ui/Toast.tsx';

export function MessageList() {
  const { t } = useTranslation();
  return (
    <ToastRegion label={t('Messages')}>
      {useStore(messages).map((message) => (
        <MessageToast key={message.id} message={message} />
      ))}
    </ToastRegion>
  );
}

function MessageToast({ message }: { readonly message: Message }) {
  const { t } = useTranslation();
  const { name, type, title, text, detail, actions = [], closeDisabled } = message;
  const words = [title === undefined ? undefined : text, detail].filter((each) => each !== undefined);
  const buttons = actions.map(({ label, run }) => (
    <Button key={label} look="quiet" size="xs" onClick={run}>
      {label}
    </Button>
  ));
  return (
    <Toast
      look={type}
      title={title ?? text}
      closeLabel={t('Close')}
      {...(closeDisabled ? {} : { onClose: () => removeMessage(name) })}
      {...(buttons.length > 0 ? { actions: buttons } : {})}
    >
      {words.length > 0 ? words.map((each) => <div key={each}>{each}</div>) : undefined}
    </Toast>
  );
}
