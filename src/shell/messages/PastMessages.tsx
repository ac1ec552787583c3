/** What the portal has said since the page was loaded, to be read again once it has gone from its corner. */
import { useTranslation } from 'react-i18next';
import { type PastMessage, pastMessages } from '../../client/first/messages.ts';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useStore } from '../../client/page/use-store.ts';
import { messageIcons } from '../../ui/Alert.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import styles from './past-messages.module.css';

export function PastMessages({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const past = useStore(pastMessages);
  return (
    <Modal opened size={560} title={t('Past messages')} closeLabel={t('Close')} onClose={onClose}>
      {past.length === 0 ? (
        <StateBlock icon="message" level={3} title={t('No messages so far')}>
          {t('What the portal tells you is kept here until you load the page anew or sign out.')}
        </StateBlock>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
        <ul className={styles['list']} aria-label={t('Past messages')} tabIndex={0}>
          {past.map((message) => (
            <Line key={message.id} message={message} />
          ))}
        </ul>
      )}
    </Modal>
  );
}

function Line({ message: { type, title, text, detail, time } }: { readonly message: PastMessage }) {
  const { t } = useTranslation();
  const format = new Intl.DateTimeFormat(useFormatLocale(), { timeStyle: 'medium' });
  const Glyph = messageIcons[type];
  const types = { success: t('Success'), info: t('Information'), warning: t('Warning'), error: t('Error') };
  return (
    <li data-variant={type}>
      <Glyph size={18} stroke={1.75} role="img" aria-label={types[type]} />
      <div>
        <strong>{title ?? text}</strong>
        {title !== undefined && <span>{text}</span>}
        {detail !== undefined && <small>{detail}</small>}
      </div>
      <time dateTime={time.toISOString()}>{format.format(time)}</time>
    </li>
  );
}
