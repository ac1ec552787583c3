/** The window of the chat: what was said, and a line for the next question; the bot behind it may be anybody's (CHAT-08). */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../client/page/use-store.ts';
import { limits } from '../../rules/limits.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Link } from '../../ui/links.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { hrefOf } from '../routing/screen-address.tsx';
import styles from './chat.module.css';
import { ask, askAgain, conversation, type Said } from './conversation.ts';

export interface ChatWindowProps {
  readonly title: string;
  readonly userAccountId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ChatWindow({ title, userAccountId, opened, onClose }: ChatWindowProps) {
  const { t } = useTranslation();
  const { said, state } = useStore(conversation);
  useEffect(() => {
    const { said: before, state: now } = conversation.get();
    if (opened && before.length === 0 && now === 'open') ask(userAccountId);
  }, [opened, userAccountId]);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      closeLabel={t('Close')}
      size={limits.sideDrawerWidth}
      footer={<QuestionLine busy={state === 'asking'} onAsk={(question) => ask(userAccountId, question)} />}
    >
      <div className={styles['log']} role="log" aria-label={title}>
        {said.map((each, index) => (
          <Entry
            key={each.id}
            said={each}
            isLast={index === said.length - 1 && state === 'open'}
            onAsk={(question) => ask(userAccountId, question)}
          />
        ))}
        {state === 'asking' && <p className={styles['thinking']}>{t('Looking for an answer …')}</p>}
        {state === 'failed' && (
          <Alert variant="error" actions={<LinkButton onClick={askAgain}>{t('Try again')}</LinkButton>}>
            {t('The chat is not available right now.')}
          </Alert>
        )}
        <End key={`${said.length} ${state}`} />
      </div>
    </Drawer>
  );
}

interface EntryProps {
  readonly said: Said;
  /** Its suggestions are still of use. */
  readonly isLast: boolean;
  readonly onAsk: (question: string) => void;
}

function Entry({ said: { by, text, links = [], suggestions = [] }, isLast, onAsk }: EntryProps) {
  return (
    <div className={styles['entry']} data-by={by}>
      <p>{text}</p>
      {links.length > 0 && (
        <ul>
          {links.map(({ title, address }) => (
            <li key={address}>
              {address.startsWith('/') ? (
                <Link href={hrefOf(address)}>{title}</Link>
              ) : (
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {title}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {isLast && suggestions.length > 0 && (
        <div className={styles['suggestions']}>
          {suggestions.map((each) => (
            <Button key={each} size="xs" onClick={() => onAsk(each)}>
              {each}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Comes into sight whenever it is there anew. */
function End() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={place} />;
}

interface QuestionLineProps {
  readonly busy: boolean;
  readonly onAsk: (question: string) => void;
}

function QuestionLine({ busy, onAsk }: QuestionLineProps) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !question.trim()) return;
    onAsk(question.trim());
    setQuestion('');
  };
  return (
    <form className={styles['line']} onSubmit={send}>
      <TextInput
        aria-label={t('Your question')}
        placeholder={t('Your question')}
        value={question}
        maxLength={500}
        autoComplete="off"
        ref={field}
        onChange={(event) => setQuestion(event.currentTarget.value)}
      />
      <IconButton type="submit" label={t('Send')} icon={<Icon name="send" size={18} />} disabled={busy} />
    </form>
  );
}
