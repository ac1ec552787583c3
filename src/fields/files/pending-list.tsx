/** Files on their way, and those that did not arrive: each with its progress or what went wrong. */
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './files.module.css';
import type { Uploads } from './use-uploads.ts';

export function PendingList({ pending, cancel, retry }: Omit<Uploads, 'add'>) {
  const { t } = useTranslation();
  if (pending.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {pending.map(({ key, file: { name }, share, failure, mayRetry }) => (
        <li key={key}>
          <Icon name={failure === undefined ? 'upload' : 'alert-circle'} size={16} />
          <div>
            <bdi>{name}</bdi>
            {failure === undefined ? (
              <progress
                className={styles['progress']}
                aria-label={t('Uploading {name}', { name })}
                max={1}
                value={share}
              />
            ) : (
              <p className={styles['failure']} role="alert">
                {failure}
              </p>
            )}
          </div>
          <span className={styles['buttons']}>
            {mayRetry && (
              <IconButton
                size={24}
                label={t('Upload {name} again', { name })}
                icon={<Icon name="refresh" size={14} />}
                onClick={() => retry(key)}
              />
            )}
            <IconButton
              size={24}
              label={failure === undefined ? t('Cancel the upload of {name}', { name }) : t('Remove {name}', { name })}
              icon={<Icon name="x" size={14} />}
              onClick={() => cancel(key)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
