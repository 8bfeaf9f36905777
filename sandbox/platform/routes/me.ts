import type { Hono } from 'hono';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { writeMethods, pageOf } from './parameters';
import { postShape } from './post-shape';

/** Routes for the blogger's purchases, likes, groups and two-step sign-in. */
export function meRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  rest.get('/me/billing-history', (context) =>
    context.json({
      billing_history: [
        {
          id: '30214',
          service: 'Inkwell',
          amount: '£48.00',
          date: '2024-03-02T08:14:00+00:00',
          desc: 'Personal plan',
          items: [{ id: '1', type: 'new purchase', product: 'Personal plan', amount: '£48.00' }],
        },
      ],
      upcoming_charges: [],
    }),
  );

  rest.get('/me/likes', (context) => {
    const { world } = platform;
    const liked = [...world.posts.values()].filter((post) =>
      world.likers({ kind: 'post', siteId: post.siteId, id: post.id }).includes(world.bloggerId),
    );
    const likes = pageOf(context, liked).map((post) => postShape(platform, post));
    return context.json({ found: liked.length, likes });
  });

  rest.get('/me/groups', (context) =>
    context.json({ groups: [{ ID: 1, slug: 'bloggers', name: 'Bloggers' }] }),
  );

  rest.get('/me/two-step', (context) => {
    const { settings, smsSent } = platform.collections.account;
    return context.json({
      two_step_enabled: settings.two_step_enabled ?? false,
      two_step_enhanced_security: false,
      two_step_sms_enabled: smsSent > 0,
      two_step_sms_phone_number: settings.two_step_sms_phone_number ?? '',
      two_step_sms_country: settings.two_step_sms_country ?? '',
      two_step_backup_codes_printed: false,
      two_step_authorization_type: smsSent > 0 ? 'sms' : 'none',
    });
  });

  rest.on(writeMethods, '/me/two-step/sms/new', (context) => {
    platform.collections.account.smsSent += 1;
    return context.json({ sent: true, success: true });
  });
}
