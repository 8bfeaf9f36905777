import { map } from 'rxjs';
import { inTurn, own, type RoundTrip } from './round-trip';

/** Round trips of a site's business: domains, advertisements, vouchers, referrers. */
export const businessTrips: readonly RoundTrip[] = [
  {
    noun: 'domains of a site',
    take: (client) => {
      const domain = client.site(own).domain();
      return inTurn(
        domain.getPrimary(),
        domain.setPrimary('slow-kettle.example'),
        domain.getPrimary(),
        domain.setRedirect('example.com'),
        domain.getRedirect(),
      );
    },
    sees: [
      { domain: 'slow-kettle.inkwell.example' },
      { success: true, domain: 'slow-kettle.example' },
      { domain: 'slow-kettle.example', primary_domain: true },
      { location: 'example.com' },
      { location: 'example.com' },
    ],
  },
  {
    noun: 'WordAds',
    take: (client) => {
      const ads = client.site(own).wordAds();
      return inTurn(
        ads.tos().get(),
        ads.tos().sign(),
        ads.tos().get(),
        ads.settings().update({ paypal: 'tea@example.com' }),
        ads.settings().get(),
        ads.earnings().get(),
      );
    },
    sees: [
      { tos: '' },
      { tos: 'signed' },
      { tos: 'signed' },
      { settings: { paypal: 'tea@example.com' }, updated: { paypal: 'tea@example.com' } },
      { settings: { paypal: 'tea@example.com', tos: 'signed' } },
      { ID: own, earnings: {} },
    ],
  },
  {
    noun: 'vouchers',
    take: (client) => {
      const vouchers = client.site(own).creditVouchers();
      return inTurn(
        vouchers.list(),
        vouchers.assign('facebook'),
        vouchers.get('facebook'),
        vouchers.assign('facebook'),
      );
    },
    sees: [
      { vouchers: { facebook: [{ status: 'available', code: null }] } },
      { voucher: { status: 'assigned', code: 'FB-SECOND-CUP' } },
      { vouchers: [{ status: 'assigned' }] },
      // Errors under a namespace have no `error` field, so the status names this one.
      '404 NotFoundError',
    ],
  },
  {
    noun: 'referrers that are spam',
    take: (client) => {
      const site = client.site(own);
      const named = site
        .statsReferrers()
        .pipe(map((stats) => JSON.stringify(stats).includes('free-kettles.example')));
      return inTurn(
        named,
        site.statsReferrersSpamNew('free-kettles.example'),
        named,
        site.statsReferrersSpamDelete('free-kettles.example'),
        named,
      );
    },
    sees: [true, { success: true }, false, { success: true }, true],
  },
];
