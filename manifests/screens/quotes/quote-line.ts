/** A service of an accepted quote, set up before it is ordered (SOLO-24, D30). */
import { ask, finish, go, load, not, onlyIf, param, screen, step, where, wizard } from '#define';
import GetOrderableService from '../../operations/Account/GetOrderableService.ts';
import ConfigureSalesQuoteLine from '../../operations/SalesQuote/ConfigureSalesQuoteLine.ts';
import GetSalesQuoteLine from '../../operations/SalesQuote/GetSalesQuoteLine.ts';
import { configurationAsked, parentAccountId, partsAsked, serviceId } from '../order/wanted.block.ts';

const line = { quoteId: param('quoteId'), lineNo: param('lineNo') } as const;

export default screen('/quote/$quoteId/line/$lineNo', {
  title: 'Service of a quote',
  // The line says for which account, and which service it is; the steps are called as wherever a service is set up.
  body: wizard(
    load('account', GetSalesQuoteLine, line),
    load('service', GetSalesQuoteLine, line),
    load('info', GetOrderableService, { parentAccountId, serviceId }),
    ask('configuration', ConfigureSalesQuoteLine, {
      ...configurationAsked,
      start: { configuration: step('account.Start') },
    }),
    onlyIf(
      where({ 'info.EndablePartsCount': not(0) }),
      ask('parts', ConfigureSalesQuoteLine, {
        ...partsAsked,
        start: { endedAccountIds: step('account.EndedAccountIds') },
      }),
    ),
    finish(
      ConfigureSalesQuoteLine,
      {
        ...line,
        configuration: step('configuration.configuration'),
        endedAccountIds: step('parts.endedAccountIds'),
        version: step('account.Version'),
      },
      {
        title: 'Done',
        submit: 'Keep for the order',
        message: 'Kept until the quote is ordered',
        then: go('/quote/$quoteId', { quoteId: param('quoteId') }),
      },
    ),
  ),
});
