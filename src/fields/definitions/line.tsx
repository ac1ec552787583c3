/** One defined field in the editor: what it is in a line, with its grip and buttons, and all that is said of it while it is open. */
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './definitions.module.css';
import type { DefinitionLineProps } from './line-props.ts';
import { DefinitionParts } from './parts.tsx';
import { heldWords, kindTitle, stageWords } from './words.ts';

export function DefinitionLine(props: DefinitionLineProps) {
  const { id, index, field, all, name, problems, isOpen, onOpen, onMove, onRemove, onDrag } = props;
  const { t } = useTranslation();
  const held = heldWords(field, t);
  return (
    <>
      <div className={styles['line']}>
        <span
          className={styles['grip']}
          aria-hidden
          draggable
          onDragStart={() => onDrag(true)}
          onDragEnd={() => onDrag(false)}
        >
          <Icon name="grip-vertical" size={16} />
        </span>
        <button
          type="button"
          className={styles['open']}
          aria-expanded={isOpen}
          aria-controls={`${id}-parts`}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => onOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          <span className={styles['title']}>
            <bdi>{name}</bdi>
            {field.IsRequired && (
              <span aria-hidden className={styles['required']}>
                {'\u00a0*'}
              </span>
            )}
            {field.Name && <code>{field.Name}</code>}
          </span>
          <span className={styles['facts']}>
            <span>{kindTitle(field.DisplayTemplate, t)}</span>
            <span>{stageWords(t)[field.Stage]}</span>
            {held && <span>{held}</span>}
          </span>
          {problems.length > 0 && (
            <span className={styles['fault']}>
              <Icon name="alert-circle" size={16} />
              <VisuallyHidden>{t('needs a change')}</VisuallyHidden>
            </span>
          )}
        </button>
        <span className={styles['moves']}>
          <IconButton
            size={28}
            label={t('Move {name} up', { name })}
            aria-disabled={index === 0}
            icon={<Icon name="chevron-up" size={16} />}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size={28}
            label={t('Move {name} down', { name })}
            aria-disabled={index === all.length - 1}
            icon={<Icon name="chevron-down" size={16} />}
            onClick={() => onMove(1)}
          />
          <IconButton
            size={28}
            label={t('Remove {name}', { name })}
            icon={<Icon name="x" size={16} />}
            onClick={onRemove}
          />
        </span>
      </div>
      <div id={`${id}-parts`} hidden={!isOpen} className={styles['parts']}>
        {isOpen && <DefinitionParts {...props} />}
      </div>
    </>
  );
}
