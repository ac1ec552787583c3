/** Says all the time that somebody looks with other rights, and leads back. */
import { useTranslation } from 'react-i18next';
import { endPreview, type RightsPreview } from '../../client/session/rights-preview.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { TopBar } from '../../ui/TopBar.tsx';

export function PreviewBar({ preview }: { readonly preview: RightsPreview }) {
  const { t } = useTranslation();
  const back = (
    <Button size="xs" onClick={endPreview}>
      {t('Back to your own rights')}
    </Button>
  );
  return (
    <TopBar tone="escalated" label={t('View as')} icon={<Icon name="eye" size={18} />} action={back}>
      <span role="status">
        {t('Screens and actions are those of “{name}”, the data those that you see yourself. Nothing can be changed.', {
          name: preview.name,
        })}{' '}
        {preview.left > 0 &&
          t(
            '{count, plural, one {# right that you do not hold yourself is left out.} other {# rights that you do not hold yourself are left out.}}',
            {
              count: preview.left,
            },
          )}
      </span>
    </TopBar>
  );
}
