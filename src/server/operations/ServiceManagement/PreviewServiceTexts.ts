/** One page of what a workbook of texts would change, what is faulty first. */
import PreviewServiceTexts from '../../../../manifests/operations/ServiceManagement/PreviewServiceTexts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { pageOfRows } from '../../calls/page-of-rows.ts';
import { textImport } from '../../catalogue/text-import.ts';
import type { Change } from '../../catalogue/text-sheet.ts';

const kindOf = ({ before, after, isCleaned }: Change) => {
  if (after === '') return 'Removed';
  if (isCleaned) return 'Cleaned';
  return before === '' ? 'Added' : 'Changed';
};

export default handler(PreviewServiceTexts, async (input, context) => {
  const { changes, faults, digest } = await textImport(context, input.file);
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
  return {
    ...pageOfRows(rows, input, context.language),
    Changes: changes.length,
    Services: new Set(changes.map(({ serviceId }) => serviceId)).size,
    Faults: faults.length,
    Digest: digest,
  };
});
