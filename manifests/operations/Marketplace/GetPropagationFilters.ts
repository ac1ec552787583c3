/** The propagation filters of a pricelist (CALL-143). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { marketplaceId } from '../../entities/Pricelist.ts';
import { PropagationFilters, propagationFiltersExample } from '../../entities/PropagationFilters.ts';

export default operation('Marketplace/GetPropagationFilters', {
  summary: 'Answers by which filters a pricelist takes over services, and how many they let through now.',
  kind: 'read',
  subject: { Pricelist: 'marketplaceId' },
  reads: ['Pricelist', 'Service'],
  needs: can('MARKETPLACE', 'Read'),
  errors: ['noPricelist'],
  input: Type.Object({ marketplaceId }),
  data: PropagationFilters,
  example: { input: { marketplaceId: 900_003 }, data: propagationFiltersExample },
});
