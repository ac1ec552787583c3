/** Administration: what stands in front of the users of a branch, what they do at the moment, and how the installation is. */
import { can, screen, tabs } from '#define';
import { health } from './health.block.ts';
import { jobs } from './jobs.block.ts';
import { maintenance } from './maintenance.block.ts';
import { messages } from './messages.block.ts';
import { rates } from './rates.block.ts';
import { sessions } from './sessions.block.ts';

export default screen('/administration', {
  title: 'Administration',
  needs: can('ADMINISTRATIVE', 'Read'),
  menu: { group: 'Profile', order: 65, icon: 'adjustments-horizontal' },
  body: tabs(
    { title: 'Messages', body: messages },
    { title: 'Maintenance', body: maintenance },
    { title: 'Sessions', body: sessions },
    { title: 'Jobs', body: jobs },
    { title: 'Exchange rates', body: rates },
    { title: 'Installation', body: health },
  ),
});
