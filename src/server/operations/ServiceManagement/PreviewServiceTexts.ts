/** One page of what a workbook of texts would change, what is faulty first. */
import PreviewServiceTexts from '../../../../manifests/operations/ServiceManagement/PreviewServiceTexts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { limits } from '../../../rules/limits.ts';
import { textImport } from '../../catalogue/text-import.ts';
import type { Change } from '../../catalogue/text-sheet.ts';

const kindOf = ({ before, after, isCleaned }: Change) => {
  if (after === '') return 'Removed';
  if (isCleaned) return 'Cleaned';
  return before === '' ? 'Added' : 'Changed';
};

export default handler(PreviewServiceTexts, async ({ file, options, orderBy, limit = limits.pageSize }, context) => {
  const { changes, faults, digest } = await textImport(context, file);
  const languages = new Intl.DisplayNames(context.language, { type: 'language' });
  const rows = [
    ...faults.map(({ place, productName, problem }) => ({
      Cell: place,
      Kind: 'Faulty' as const,
      ProductName: productName,
      Problem: problem,
    })),
    ...changes.map((change) => ({
      Cell: change.place,
      Kind: kindOf(change) as 'Removed' | 'Cleaned' | 'Added' | 'Changed',
      ProductName: change.productName,
      Part: change.name,
      Language: languages.of(change.language) ?? change.language,
      Before: change.before,
      After: change.after,
    })),
  ];
  const words = options?.filter?.trim().toLowerCase() ?? '';
  const found = rows.filter((row) => Object.values(row).some((value) => value.toLowerCase().includes(words)));
  if (orderBy) {
    const { compare } = new Intl.Collator(context.language, { numeric: true });
    const sign = orderBy.Value === 'DESC' ? -1 : 1;
    found.sort((a, b) => sign * compare(a[orderBy.Key], b[orderBy.Key]));
  }
  const offset = options?.offset ?? 0;
  return {
    Items: found.slice(offset, offset + limit),
    TotalCount: found.length,
    Changes: changes.length,
    Services: new Set(changes.map(({ serviceId }) => serviceId)).size,
    Faults: faults.length,
    Digest: digest,
  };
});
