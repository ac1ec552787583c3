/** The way down to a record, each ancestor a link; the record itself is the title below. */
import { useTranslation } from 'react-i18next';
import { fillPath } from '../../../client/page/fill-path.ts';
import { useSession } from '../../../client/session/session.ts';
import type { RecordHeaderShape } from '../../../define/shapes/block-shapes.ts';
import { resolveParams } from '../../../engines/binding/resolve.ts';
import { TypeIcon } from '../../../fields/icon-sets/TypeIcon.tsx';
import { valueAt } from '../../../rules/path.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { hrefOf } from '../../routing/screen-address.tsx';
import styles from './RecordHeader.module.css';
import { textAt } from './text-at.ts';

export interface RecordBreadcrumbsProps {
  readonly trail: RecordHeaderShape['trail'];
  readonly record: unknown;
  readonly params: Readonly<Record<string, string>>;
}

export function RecordBreadcrumbs({ trail, record, params }: RecordBreadcrumbsProps) {
  const { t } = useTranslation();
  const session = useSession();
  const ancestors = trail ? valueAt(record, trail.list) : undefined;
  if (!trail) return null;
  // While it loads the line is kept: what stands below must not move when the way down arrives. To the own company none leads.
  if (record === undefined) {
    const top = resolveParams(trail.open, { params, session, row: session?.CompanyAccount });
    const isTop = top !== undefined && Object.entries(top).every(([name, value]) => params[name] === value);
    return isTop ? null : <div className={styles['way']} />;
  }
  if (!Array.isArray(ancestors) || ancestors.length === 0) return null;
  const steps = ancestors.map((row: unknown) => {
    const values = resolveParams(trail.open, { params, session, row });
    const type = textAt(row, trail.icon);
    return {
      label: textAt(row, trail.title) ?? '',
      href: values && hrefOf(fillPath(trail.open.go, values)),
      icon: type === undefined ? undefined : <TypeIcon type={type} size={18} isAlone />,
    };
  });
  return <Breadcrumbs label={t('Hierarchy')} steps={steps} />;
}
