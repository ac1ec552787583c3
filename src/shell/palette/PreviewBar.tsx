/** Says all the time that somebody looks with other rights, and leads back. */
import { useTranslation } from 'react-i18next';
import { endPreview, type Preview } from '../../client/preview.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { TopBar } from '../../ui/TopBar.tsx';

export function PreviewBar({ look }: { readonly look: Preview }) {
  const { t } = useTranslation();
  const back = (
    <Button size="xs" onClick={endPreview}>
      {t('Back to your own rights')}
    </Button>
  );
  return (
    <TopBar tone="escalated" label={t('View as')} icon={<Icon name="eye" size={18} />} action={back}>
      <span role="status">
        {t('You see this as “{name}” would. Nothing can be changed.', { name: look.name })}{' '}
        {look.left > 0 &&
          t(
            '{count, plural, one {# right that you do not hold yourself is left out.} other {# rights that you do not hold yourself are left out.}}',
            {
              count: look.left,
            },
          )}
      </span>
    </TopBar>
  );
}
