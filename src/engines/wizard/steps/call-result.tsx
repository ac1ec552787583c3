/** What the call has done, and the ways on from here. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../../client/language/locale.ts';
import { useAddress } from '../../../client/page/address.tsx';
import { useCapabilities } from '../../../client/session/session.ts';
import type { FinishStep } from '../../../define/shapes/block-shapes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { StateBlock } from '../../../ui/StateBlock.tsx';
import { actionVerdict } from '../../access/verdict.ts';
import { BlockView } from '../../block.tsx';
import { hrefOf } from '../../frame/link-address.ts';
import { stepText } from '../step-text.ts';
import type { Wizard } from '../use-wizard.ts';
import styles from '../wizard.module.css';

export interface CallResultProps {
  readonly wizard: Wizard;
  readonly step: FinishStep;
}

export function CallResult({ wizard, step }: CallResultProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const address = useAddress();
  const held = useCapabilities();
  const { plan, result, scope } = wizard;
  if (!result) return null;
  const after = { ...scope, steps: result.values, row: result.data };
  const links = (step.links ?? []).flatMap((link) => {
    const href =
      actionVerdict(link, held, result.data).state === 'allowed' ? hrefOf(address, link.to, after) : undefined;
    return href === undefined ? [] : [{ ...link, href }];
  });
  return (
    <>
      <div role="status" className={styles['result']}>
        <StateBlock
          done
          icon="circle-check"
          level={3}
          title={step.message ? stepText(plan, step.message, result.values, locale, t) : t('Done')}
          actions={links.map(({ label, icon, href }, index) => (
            <Button
              key={label}
              href={href}
              {...(icon === undefined ? {} : { icon: <Icon name={icon} /> })}
              variant={index === 0 ? 'primary' : 'default'}
            >
              {t(label)}
            </Button>
          ))}
        />
      </div>
      {step.body && (
        <div className={styles['block']}>
          <BlockView block={step.body as never} row={result.data} steps={result.values} />
        </div>
      )}
    </>
  );
}
