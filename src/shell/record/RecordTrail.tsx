/** The way down to a record, each ancestor a link; the record itself is the title below. */
import { useTranslation } from 'react-i18next';
import { fillPath } from '../../client/fill-path.ts';
import { useSession } from '../../client/session.ts';
import type { HeadShape } from '../../define/block-shapes.ts';
import { resolveParams } from '../../engines/binding.ts';
import { valueAt } from '../../engines/path.ts';
import { words } from '../../engines/words.ts';
import { Trail } from '../../ui/Trail.tsx';
import { TypeTile } from '../../ui/TypeTile.tsx';
import { hrefOf } from '../address.tsx';
import { textAt } from './text-at.ts';

export interface RecordTrailProps {
  readonly trail: HeadShape['trail'];
  readonly record: unknown;
  readonly params: Readonly<Record<string, string>>;
}

export function RecordTrail({ trail, record, params }: RecordTrailProps) {
  const { t } = useTranslation();
  const session = useSession();
  const ancestors = trail ? valueAt(record, trail.list) : undefined;
  if (!trail || !Array.isArray(ancestors) || ancestors.length === 0) return null;
  const steps = ancestors.map((row: unknown) => {
    const values = resolveParams(trail.open, { params, session, row });
    const type = textAt(row, trail.icon);
    return {
      label: textAt(row, trail.title) ?? '',
      href: values && hrefOf(fillPath(trail.open.go, values)),
      icon: type === undefined ? undefined : <TypeTile type={type} size={18} label={t(words(type))} />,
    };
  });
  return <Trail label={t('Hierarchy')} steps={steps} />;
}
