/** What all customers were billed, month by month (SOLO-2, SOLO-29). */
import { allOf, can, chart, constant, panel } from '#define';
import GetReportChart from '../operations/Reporting/GetReportChart.ts';

export default panel({
  title: 'Revenue by month',
  icon: 'chart-bar',
  help: 'Chart, what all customers were billed',
  place: 95,
  width: 3,
  // Who sees no margin sells nothing, and has no revenue.
  needs: allOf(
    can('REPORTING', 'Read'),
    can('ONLINEBILL', 'Read'),
    can('BILLING_SHOWPRODUCTPRICE', 'Read'),
    can('BILLING_SHOWPRODUCTPRICE_MARGIN', 'Read'),
  ),
  body: chart(
    GetReportChart,
    { report: constant('revenue-by-month') },
    {
      by: 'Month',
      value: 'Value',
      per: 'month',
      series: 'Series',
      currency: 'Currency',
      estimate: 'IsEstimate',
      title: 'By month',
      empty: 'Nothing was billed yet.',
    },
  ),
});
