/** Above a comparison: only what differs, and one more thing by its name. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../../client/session/session.ts';
import type { CompareShape } from '../../define/shapes/side-by-side-shapes.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { allowed } from '../access/gate.ts';
import { needsOf } from '../access/needs.ts';
import type { BindingValues } from '../binding/resolve.ts';
import { LookupSelect } from '../table/filter-bar/controls/lookup-select.tsx';
import styles from './compare.module.css';

export interface CompareBarProps {
  readonly block: CompareShape;
  readonly scope: BindingValues;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** Only what differs stands there. */
  readonly differences?: boolean;
  readonly onDifferences?: (on: boolean) => void;
}

export function CompareBar({ block, scope, ids, onChange, differences = false, onDifferences }: CompareBarProps) {
  const { t } = useTranslation();
  const held = useCapabilities();
  const [opened, setOpened] = useState(false);
  const { add, atMost } = block;
  const why = ids.length >= atMost ? t('At most {count} at once', { count: atMost }) : undefined;
  const take = (value: unknown) => {
    setOpened(false);
    onChange([...ids.filter((id) => id !== String(value)), String(value)]);
  };
  const button = (
    <Button
      icon={<Icon name="plus" />}
      why={why}
      aria-expanded={why === undefined ? opened : undefined}
      onClick={() => setOpened(!opened)}
    >
      {t('Add another')}
    </Button>
  );
  return (
    <div className={styles['bar']}>
      {block.differences && onDifferences && ids.length > 1 && (
        <Switch
          label={t('Only differences')}
          checked={differences}
          onChange={(event) => onDifferences(event.currentTarget.checked)}
        />
      )}
      {add && allowed(needsOf(add.source), held) && (
        <span className={styles['add']}>
          {why !== undefined ? (
            button
          ) : (
            <Popover
              label={t('Add another')}
              position="bottom-end"
              width={320}
              opened={opened}
              onChange={setOpened}
              target={button}
            >
              <LookupSelect label={t('Add another')} lookup={add} scope={scope} onChoose={({ value }) => take(value)} />
            </Popover>
          )}
        </span>
      )}
    </div>
  );
}
