/** How services, groups, connectors and pricelists are edited: one case for each call that edits them. */
import GetSubscription from '../../../manifests/operations/Account/GetSubscription.ts';
import AddTerms from '../../../manifests/operations/Marketplace/AddTerms.ts';
import CreateMarketplace from '../../../manifests/operations/Marketplace/CreateMarketplace.ts';
import GetCurrencies from '../../../manifests/operations/Marketplace/GetCurrencies.ts';
import GetMarketplaceOrder from '../../../manifests/operations/Marketplace/GetMarketplaceOrder.ts';
import GetMarketplaceProperties from '../../../manifests/operations/Marketplace/GetMarketplaceProperties.ts';
import GetOffers from '../../../manifests/operations/Marketplace/GetOffers.ts';
import GetPropagationFilters from '../../../manifests/operations/Marketplace/GetPropagationFilters.ts';
import GetTermsVersion from '../../../manifests/operations/Marketplace/GetTermsVersion.ts';
import GetPricingRuleGroup from '../../../manifests/operations/Pricing/GetPricingRuleGroup.ts';
import CreateSalesQuote from '../../../manifests/operations/SalesQuote/CreateSalesQuote.ts';
import GetSalesQuoteLine from '../../../manifests/operations/SalesQuote/GetSalesQuoteLine.ts';
import LoadSalesQuote from '../../../manifests/operations/SalesQuote/LoadSalesQuote.ts';
import AddConnector from '../../../manifests/operations/ServiceManagement/AddConnector.ts';
import AddItem from '../../../manifests/operations/ServiceManagement/AddItem.ts';
import AddServiceGroup from '../../../manifests/operations/ServiceManagement/AddServiceGroup.ts';
import CreateService from '../../../manifests/operations/ServiceManagement/CreateService.ts';
import GetConnectors from '../../../manifests/operations/ServiceManagement/GetConnectors.ts';
import GetDataSources from '../../../manifests/operations/ServiceManagement/GetDataSources.ts';
import GetItemPrices from '../../../manifests/operations/ServiceManagement/GetItemPrices.ts';
import GetServiceFields from '../../../manifests/operations/ServiceManagement/GetServiceFields.ts';
import GetServiceFiles from '../../../manifests/operations/ServiceManagement/GetServiceFiles.ts';
import GetServiceGroup from '../../../manifests/operations/ServiceManagement/GetServiceGroup.ts';
import GetServiceInformation from '../../../manifests/operations/ServiceManagement/GetServiceInformation.ts';
import GetServiceLinks from '../../../manifests/operations/ServiceManagement/GetServiceLinks.ts';
import GetVendorProfile from '../../../manifests/operations/ServiceManagement/GetVendorProfile.ts';
import PutBundlePart from '../../../manifests/operations/ServiceManagement/PutBundlePart.ts';
import SaveServiceFields from '../../../manifests/operations/ServiceManagement/SaveServiceFields.ts';
import type { Caller, TestServer } from '../../database/server.ts';
import { quoteWorld } from '../quotes/quote-world.ts';

export interface Case {
  /** Who edits; the administrator of the company where nobody is named. */
  readonly as?: Caller;
  readonly read: () => Promise<string>;
  /** @param text differs from call to call. */
  readonly write: (version: string | undefined, text: string) => object;
  /** What stands there now. */
  readonly now: () => Promise<unknown>;
}

interface World {
  readonly server: TestServer;
  readonly owner: Caller;
}

/** Another one for each text. */
const numberOf = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

const newService = async ({ owner }: World, more: object = {}): Promise<number> =>
  (
    await owner.call(CreateService, {
      productName: crypto.randomUUID(),
      displayName: 'Edited',
      category: 'Mail',
      ...more,
    })
  ).ServiceId;

/** The first fee of a new service. */
async function anItem(of: World) {
  const { owner } = of;
  const serviceId = await newService(of);
  const terms = { feeType: 'Monthly', basis: 'Unit', unit: 'User', commitmentMonths: 1, billing: 'Monthly' } as const;
  await owner.call(AddItem, { serviceId, names: { en: 'Per user' }, ...terms });
  const [item] = await owner.call(GetItemPrices, { serviceId });
  if (!item) throw new Error('A new fee is in the list');
  return item;
}

async function madeGroup({ owner }: World) {
  const { AccountId: accountId } = (await owner.me()).CompanyAccount;
  const { ServiceGroupId: serviceGroupId } = await owner.call(AddServiceGroup, {
    accountId,
    name: crypto.randomUUID(),
  });
  return { accountId, serviceGroupId, read: () => owner.call(GetServiceGroup, { serviceGroupId }) };
}

async function madePricelist({ owner }: World): Promise<number> {
  const marketplaceProperties = { Name: crypto.randomUUID(), Currency: 'EUR' };
  return (await owner.call(CreateMarketplace, { marketplaceProperties })).marketplaceId;
}

/** By the operation that edits. */
export const commerceCases = (world: () => World): Readonly<Record<string, () => Promise<Case>>> => ({
  'SalesQuote/SaveSalesQuote': async () => {
    const { server } = world();
    const seller = await server.as('reseller');
    const { CompanyAccount } = await (await server.as('admin')).me();
    const quote = { CustomerAccountId: CompanyAccount.AccountId, Name: 'Edited', ValidUntilDate: '2028-12-31' };
    const { QuoteId: quoteId } = await seller.call(CreateSalesQuote, { quote });
    const read = () => seller.call(LoadSalesQuote, { quoteId });
    return {
      as: seller,
      read: async () => (await read()).Version,
      write: (version, text) => ({ quoteId, quote: { Name: text }, version }),
      now: async () => (await read()).Name,
    };
  },
  'SalesQuote/ConfigureSalesQuoteLine': async () => {
    const { admin, accepted } = await quoteWorld(world().server);
    const { QuoteId: quoteId } = await accepted();
    const read = () => admin.call(GetSalesQuoteLine, { quoteId, lineNo: 1 });
    return {
      as: admin,
      read: async () => (await read()).Version,
      write: (version, text) => ({ quoteId, lineNo: 1, configuration: { SubscriptionName: text }, version }),
      now: async () => (await read()).Start,
    };
  },
  'ServiceManagement/SaveDataSource': async () => {
    const serviceId = await newService(world());
    const fieldName = 'Region';
    const asked = { Name: fieldName, Stage: 'Both', DisplayTemplate: 'Text', DisplayValue: { en: 'Region' } } as const;
    await world().owner.call(SaveServiceFields, { serviceId, fields: [asked] });
    const read = async () => (await world().owner.call(GetDataSources, { serviceId }))[0];
    return {
      as: world().owner,
      read: async () => (await read())?.Version ?? '',
      write: (version, text) => ({ serviceId, fieldName, path: `/${text.length}`, version }),
      now: async () => (await read())?.Path,
    };
  },
  'ServiceManagement/SaveServiceFields': async () => {
    const serviceId = await newService(world());
    const read = () => world().owner.call(GetServiceFields, { serviceId });
    const field = { Name: 'HostName', Stage: 'Both', DisplayTemplate: 'Text' } as const;
    return {
      as: world().owner,
      read: async () => (await read()).Version,
      write: (version, text) => ({ serviceId, fields: [{ ...field, DisplayValue: { en: text } }], version }),
      now: async () => (await read()).Fields[0]?.DisplayValue['en'],
    };
  },
  'ServiceManagement/SaveServiceInformation': async () => {
    const serviceId = await newService(world());
    const read = () => world().owner.call(GetServiceInformation, { serviceId });
    return {
      as: world().owner,
      read: async () => (await read()).Version,
      write: (version, text) => ({ serviceId, inputDto: { VendorSku: text }, version }),
      now: async () => (await read()).VendorSku,
    };
  },
  'ServiceManagement/SaveServiceFiles': async () => {
    const { service_id: serviceId, path: Path } = await world()
      .server.database.owner.selectFrom('service_file')
      .select(['service_id', 'path'])
      .where('kind', '=', 'Illustration')
      .executeTakeFirstOrThrow();
    const read = () => world().owner.call(GetServiceFiles, { serviceId });
    return {
      as: world().owner,
      read: async () => (await read()).Version,
      write: (version, text) => ({ serviceId, inputDto: { Pictures: [{ Path, Title: text }] }, version }),
      now: async () => (await read()).Pictures,
    };
  },
  'ServiceManagement/ChangeItem': async () => {
    const { ServiceId: serviceId, ItemId: itemId } = await anItem(world());
    const read = async () => (await world().owner.call(GetItemPrices, { serviceId }))[0];
    return {
      as: world().owner,
      read: async () => (await read())?.Version ?? '',
      write: (version, text) => ({ serviceId, itemId, names: { en: text }, version }),
      now: async () => (await read())?.Names,
    };
  },
  'ServiceManagement/SaveItemPrices': async () => {
    const { ServiceId: serviceId, BandId } = await anItem(world());
    const read = async () => (await world().owner.call(GetItemPrices, { serviceId }))[0];
    return {
      as: world().owner,
      read: async () => (await read())?.Version ?? '',
      write: (Version, text) => ({ serviceId, prices: [{ BandId, Srp: text.length, Version }] }),
      now: async () => (await read())?.Srp,
    };
  },
  'ServiceManagement/UseConnector': async () => {
    const { owner } = world();
    const { AccountId: accountId } = (await owner.me()).CompanyAccount;
    const serviceId = await newService(world());
    const made = async () =>
      (await owner.call(AddConnector, { accountId, name: crypto.randomUUID(), kind: 'Manual' })).ConnectorId;
    const connectors = [await made(), await made()];
    const read = () => owner.call(GetServiceInformation, { serviceId });
    return {
      as: owner,
      read: async () => (await read()).Version,
      write: (version, text) => ({ serviceId, connectorId: connectors[text.length > 6 ? 1 : 0], version }),
      now: async () => (await read()).ConnectorId,
    };
  },
  'ServiceManagement/PutBundlePart': async () => {
    const { owner } = world();
    const serviceId = await newService(world(), { isBundle: true });
    const partServiceId = await newService(world());
    await owner.call(PutBundlePart, { serviceId, partServiceId });
    const read = async () => (await owner.call(GetServiceLinks, { serviceId })).Parts[0];
    return {
      as: owner,
      read: async () => (await read())?.Version ?? '',
      write: (version, text) => ({ serviceId, partServiceId, quantity: numberOf(text), version }),
      now: async () => (await read())?.Quantity,
    };
  },
  'Account/SetSubscriptionPrice': async () => {
    const reseller = await world().server.as('reseller');
    const { AccountId: seller } = (await reseller.me()).CompanyAccount;
    const { account_id: accountId } = await world()
      .server.database.owner.selectFrom('sale_tier')
      .innerJoin('subscription', 'subscription.account_id', 'sale_tier.account_id')
      .select('sale_tier.account_id')
      .where('sale_tier.seller_account_id', '=', seller)
      .where('sale_tier.to_date', 'is', null)
      .where('subscription.state', '=', 'Active')
      .orderBy('sale_tier.account_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const read = async () => (await reseller.call(GetSubscription, { accountId })).Fees[0];
    const itemId = (await read())?.ItemId;
    return {
      as: reseller,
      read: async () => (await read())?.Version ?? '',
      write: (version, text) => ({ accountId, itemId, amount: numberOf(text), version }),
      now: async () => {
        const fee = await read();
        return fee?.PlannedAmount ?? fee?.Amount;
      },
    };
  },
  'ServiceManagement/SaveConnector': async () => {
    const { AccountId: accountId } = (await world().owner.me()).CompanyAccount;
    const made = { accountId, name: crypto.randomUUID(), kind: 'Manual' } as const;
    const { ConnectorId: connectorId } = await world().owner.call(AddConnector, made);
    const read = async () =>
      (await world().owner.call(GetConnectors, { accountId })).find(({ ConnectorId }) => ConnectorId === connectorId);
    return {
      as: world().owner,
      read: async () => (await read())?.Version ?? '',
      write: (version, text) => ({ connectorId, name: `${text} ${connectorId}`, kind: 'Manual', version }),
      now: async () => (await read())?.Name,
    };
  },
  'ServiceManagement/RenameServiceGroup': async () => {
    const group = await madeGroup(world());
    return {
      as: world().owner,
      read: async () => (await group.read()).Version,
      write: (version, text) => ({ ...group, name: `${text} ${group.serviceGroupId}`, version }),
      now: async () => (await group.read()).Name,
    };
  },
  'ServiceManagement/SaveServiceGroups': async () => {
    const { read, accountId, serviceGroupId: ServiceGroupId } = await madeGroup(world());
    return {
      as: world().owner,
      read: async () => (await read()).Version,
      write: (Version, text) => ({
        accountId,
        inputDto: { Groups: [{ ServiceGroupId, Name: `${text} ${ServiceGroupId}`, Version }] },
      }),
      now: async () => (await read()).Name,
    };
  },
  'ServiceManagement/SaveVendorProfile': async () => {
    const { AccountId: accountId } = (await world().owner.me()).CompanyAccount;
    const read = () => world().owner.call(GetVendorProfile, { accountId });
    return {
      as: world().owner,
      read: async () => (await read()).Version,
      write: (version, text) => ({ accountId, inputDto: { Name: text }, version }),
      now: async () => (await read()).Name,
    };
  },
  'Marketplace/UpdateMarketplaceProperties': async () => {
    const marketplaceId = await madePricelist(world());
    const read = () => world().owner.call(GetMarketplaceProperties, { marketplaceId });
    return {
      as: world().owner,
      read: async () => (await read()).Version,
      write: (version, text) => ({ marketplaceId, marketplaceProperties: { Tags: [text] }, version }),
      now: async () => (await read()).Tags,
    };
  },
  'Marketplace/UpdateMarketplacePriority': async () => {
    const { owner } = world();
    const { AccountId: accountId } = (await owner.me()).CompanyAccount;
    const read = () => owner.call(GetMarketplaceOrder, { accountId });
    const [first = 0, second = 0, ...others] = (await read()).map(({ MarketplaceId }) => MarketplaceId);
    const orders = [
      [second, first, ...others],
      [...others, first, second],
    ] as const;
    return {
      as: owner,
      read: async () => (await read())[0]?.Version ?? '',
      write: (version, text) => ({
        accountId,
        marketplacePriorityList: orders[text.length > 6 ? 1 : 0]?.map((MarketplaceId) => ({ MarketplaceId })),
        understood: true,
        version,
      }),
      now: async () => (await read()).map(({ MarketplaceId }) => MarketplaceId),
    };
  },
  'Marketplace/SavePropagationFilters': async () => {
    const marketplaceId = await madePricelist(world());
    const read = () => world().owner.call(GetPropagationFilters, { marketplaceId });
    return {
      as: world().owner,
      read: async () => (await read()).Version,
      write: (version, text) => ({
        marketplaceId,
        filters: [{ Kind: 'Exclude', VendorIds: [], Tags: [text] }],
        version,
      }),
      now: async () => (await read()).Filters.map(({ Tags }) => Tags),
    };
  },
  'Marketplace/UpdateOffer': async () => {
    const [offer] = (await world().owner.call(GetOffers, { marketplaceId: 1 })).Items;
    const [charge] = offer?.Charges ?? [];
    const [marketplaceOfferId = 0, ItemId = 0] = [offer?.MarketplaceOfferId, charge?.ItemId];
    const read = async () =>
      (await world().owner.call(GetOffers, { marketplaceId: 1 })).Items.find(
        (one) => one.MarketplaceOfferId === marketplaceOfferId,
      );
    return {
      as: world().owner,
      read: async () => (await read())?.Version ?? '',
      write: (version, text) => ({
        marketplaceId: 1,
        marketplaceOfferId,
        updateCharges: [{ ItemId, Model: 'Static', Amount: text.length }],
        understood: true,
        version,
      }),
      now: async () => (await read())?.Version,
    };
  },
  'Pricing/UpdatePricingRuleGroup': async () => {
    const marketplaceId = await madePricelist(world());
    const read = () => world().owner.call(GetPricingRuleGroup, { marketplaceId });
    return {
      as: world().owner,
      read: async () => (await read()).Version,
      write: (version, Name) => ({
        marketplaceId,
        inputDto: { Rules: [{ Name, Selection: 'Vendor', Selected: [102001], Model: 'Srp' }] },
        understood: true,
        version,
      }),
      now: async () => (await read()).Rules.map(({ Name }) => Name),
    };
  },
  'Marketplace/SetExchangeRates': async () => {
    const read = async () => (await world().owner.call(GetCurrencies, {})).find(({ Currency }) => Currency === 'PLN');
    return {
      as: world().owner,
      read: async () => (await read())?.Version ?? '',
      write: (Version, text) => ({ rates: [{ Currency: 'PLN', PerEuro: text.length, Version }] }),
      now: async () => (await read())?.PerEuro,
    };
  },
  'Marketplace/ChangeTerms': async () => {
    const terms = { titles: { en: 'House rules' }, format: 'markdown' as const };
    const { TermsId: termsVersionId } = await world().owner.call(AddTerms, {
      ...{ ...terms, accountId: 1, name: 'house-rules', isPrivacyPolicy: false },
      markdownTexts: { en: 'At first' },
    });
    const read = () => world().owner.call(GetTermsVersion, { accountId: 1, termsVersionId });
    return {
      as: world().owner,
      read: async () => (await read()).RecordVersion,
      write: (version, text) => ({ ...terms, accountId: 1, termsVersionId, markdownTexts: { en: text }, version }),
      now: async () => (await read()).MarkdownTexts,
    };
  },
});
