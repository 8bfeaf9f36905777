import type { Hono } from 'hono';
import type { JsonObject } from '../model/json';
import { unknown } from '../model/platform-error';
import type { Voucher } from '../model/collections/site-collections';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { restDate } from './comment-shape';
import { writeMethods, ownSiteOf } from './parameters';

/** Routes for advertising credits by service, in the namespace `wpcom/v2` only. */
export function voucherRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  rest.get('/sites/:site/vouchers', (context) => {
    const all = platform.collections.of(ownSiteOf(platform, context, 'manage vouchers').id).vouchers.all;
    const services = [...new Set(all.map(({ service }) => service))];
    const vouchers = services.map((service) => [service, shapes(all, service)] as const);
    return context.json({ vouchers: Object.fromEntries(vouchers) });
  });

  rest.get('/sites/:site/vouchers/:service', (context) => {
    const all = platform.collections.of(ownSiteOf(platform, context, 'manage vouchers').id).vouchers.all;
    const vouchers = shapes(all, context.req.param('service'));
    if (vouchers.length === 0) throw unknown('voucher');
    return context.json({ vouchers });
  });

  rest.on(writeMethods, '/sites/:site/vouchers/:service/assign', (context) => {
    const collection = platform.collections.of(ownSiteOf(platform, context, 'manage vouchers').id).vouchers;
    const free = collection.all.find(
      ({ service, assignedAt }) => service === context.req.param('service') && assignedAt === undefined,
    );
    if (free === undefined) throw unknown('voucher');
    return context.json({
      voucher: shape(collection.put(free.code, { ...free, assignedAt: platform.nowS })),
    });
  });
}

const shapes = (all: readonly Voucher[], service: string): JsonObject[] =>
  all.filter((voucher) => voucher.service === service).map(shape);

const shape = ({ service, code, assignedAt }: Voucher): JsonObject => ({
  service_type: service,
  code: assignedAt === undefined ? null : code,
  status: assignedAt === undefined ? 'available' : 'assigned',
  assigned: assignedAt === undefined ? null : restDate(assignedAt),
});
