/** What a bundle of one's own is made of, and what a service may be upgraded to. */
import { screen } from '#define';
import { ownServiceHeader } from './own-service-header.block.ts';
import { serviceLinks } from './service-links.block.ts';

export default screen('/service-tool/$serviceId/upgrades', {
  title: 'Upgrades and parts of a service',
  header: ownServiceHeader,
  tab: { title: 'Upgrades and parts', order: 40 },
  body: serviceLinks,
});
