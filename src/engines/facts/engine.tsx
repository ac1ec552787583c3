/** Values of the row at hand, with a sentence about them: nothing is asked for, the row is here already. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useCapabilities } from '../../client/session/session.ts';
import type { FactsShape } from '../../define/shapes/block-shapes.ts';
import { fieldFor } from '../../fields/registry.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ActionsBar } from '../action/buttons.tsx';
import { visibleActions } from '../action/prepare.ts';
import { useRunner } from '../action/runner.tsx';
import { useBindingValues } from '../binding/use-binding-values.ts';
import type { EngineProps } from '../engine-props.ts';
import { fieldOfManifest } from '../field-plan/pages.ts';
import { useFrame } from '../frame/frame.tsx';
import { FieldShow } from '../view/field-show.tsx';
import { readerOf } from '../view/record-values.ts';
import styles from './facts.module.css';

export default function FactsEngine({ block, row, steps }: EngineProps<FactsShape>) {
  const { t } = useTranslation();
  const { kind } = useFrame();
  const scope = useBindingValues({ row, steps });
  const runner = useRunner(scope);
  const actions = visibleActions(block.actions, useCapabilities(), row);
  const reader = useMemo(() => readerOf({}, row), [row]);
  // Fields without a schema: the manifest says of what kind they are, their names say the rest.
  const fields = useMemo(() => (block.fields ?? []).map((field) => fieldOfManifest(field, {}, undefined)), [block]);
  const title = block.title && t(block.title);
  return (
    <section className={styles['facts']} data-frame={kind} {...(title ? { 'aria-label': title } : {})}>
      {title && <h2>{title}</h2>}
      {block.text && <p>{t(block.text)}</p>}
      {block.as !== undefined && <WholeRow kind={block.as} label={title ?? ''} row={row} />}
      {fields.length > 0 && (
        <dl>
          {fields.map((field) => (
            <FieldShow key={field.name} field={field} reader={reader} />
          ))}
        </dl>
      )}
      {actions.length > 0 && (
        <div className={styles['actions']}>
          <ActionsBar actions={actions} runner={runner} scope={scope} />
        </div>
      )}
      {runner.dialog}
    </section>
  );
}

interface WholeRowProps {
  readonly kind: string;
  readonly label: string;
  readonly row: unknown;
}

/** The row is one value: what stands above it names it. */
function WholeRow({ kind, label, row }: WholeRowProps) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const { Show, copy, export: asText } = fieldFor(kind);
  return (
    <div className={styles['whole']}>
      <Show value={row} options={{ label }} locale={locale} />
      {copy && (
        <CopyButton
          value={asText(row, { label }, locale)}
          label={t('Copy {field}', { field: label })}
          copiedLabel={t('Copied')}
        />
      )}
    </div>
  );
}
