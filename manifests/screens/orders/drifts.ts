/** Drift: where vendors or bills differ from what runs here (domain: drift). */
import { go, row, screen, table } from '#define';
import GetDrifts from '../../operations/Provisioning/GetDrifts.ts';
import { driftColumns, driftList } from './drift-rows.block.ts';

export default screen('/drift?states?', {
  title: 'Drift',
  menu: { group: 'Orders', order: 40 },
  body: table(
    GetDrifts,
    {},
    {
      columns: [...driftColumns],
      remark: 'Company',
      sort: { field: 'State', direction: 'DESC' },
      ...driftList,
      open: go('/drift/$driftId', { driftId: row('DriftId') }),
      empty: 'Vendors and bills agree with what runs here. They are compared each night.',
    },
  ),
});
