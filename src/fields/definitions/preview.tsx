/** What people will be asked for, as it is defined so far: the very form, in the chosen language, also as wide as a phone. */
import { use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { layoutOf } from '../../rules/fields/defined-field.ts';
import type { DefinedField } from '../../rules/fields/definition.ts';
import { Segments } from '../../ui/Segments.tsx';
import { FieldServicesContext } from '../editing/field-services.ts';
import styles from './definitions.module.css';

export interface DefinitionsPreviewProps {
  readonly fields: readonly DefinedField[];
  readonly language: string;
}

export function DefinitionsPreview({ fields, language }: DefinitionsPreviewProps) {
  const { t } = useTranslation();
  const { LayoutForm } = use(FieldServicesContext);
  const [stage, setStage] = useState<'Order' | 'Running'>('Order');
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const layout = useMemo(() => layoutOf(fields, stage, language), [fields, stage, language]);
  if (!LayoutForm) return null;
  return (
    <section className={styles['preview']} aria-label={t('Preview')}>
      <header>
        <h3>{t('Preview')}</h3>
        <Segments
          label={t('Asked for')}
          value={stage}
          choices={[
            { value: 'Order', label: t('Order') },
            { value: 'Running', label: t('Subscription') },
          ]}
          onChange={setStage}
        />
        <Segments
          label={t('Width')}
          value={width}
          choices={[
            { value: 'wide', label: t('Wide') },
            { value: 'phone', label: t('Phone') },
          ]}
          onChange={setWidth}
        />
      </header>
      <div className={styles['paper']} data-width={width} lang={language}>
        {layout.Pages[0]?.Containers[0]?.Fields.length === 0 ? (
          <p className={styles['none']}>{t('Nobody is asked for anything here')}</p>
        ) : (
          <LayoutForm key={`${stage} ${language}`} layout={layout} />
        )}
      </div>
    </section>
  );
}
