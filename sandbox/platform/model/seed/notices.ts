import { badge, link, mark } from '../rich-text';
import { noticons } from '../note-builder/context';
import type { Notice } from '../types';
import { bicyclesId, kettleId } from './people';
import { bicycles, kettle } from './site-marks';

/** The notices from the platform in the seed: traffic, orders, plans, backups. */
export const notices: readonly Notice[] = [
  {
    type: 'traffic_surge',
    title: 'Boom!',
    noticon: noticons.trophy,
    badge: 'surge',
    path: '/s/second-hand-bicycles',
    siteId: bicyclesId,
    subject: [['Your stats are booming! ', bicycles, ' is getting lots of traffic.']],
    body: [
      badge('surge'),
      [
        'Your blog, ',
        bicycles,
        ', appears to be getting more traffic than usual! 214 hourly views - 9 hourly views on average',
      ],
      [
        'A spike in ',
        mark('stat', 'your stats', { url: '/s/second-hand-bicycles#stats', site_id: bicyclesId }),
      ],
    ],
  },
  {
    type: 'store_order',
    title: 'New Order',
    noticon: noticons.order,
    badge: 'order',
    path: '/s/slow-kettle#orders',
    siteId: kettleId,
    subject: ['You have a new order! 🎉', ['New order for $24.00 on ', kettle]],
    body: [
      badge('order'),
      'Order Number: 1187\nDate: just before lunch\nTotal: $24.00\n',
      'One tea towel, “Nothing can be asked of me”\nOne packet of patience (refill)',
      mark('link', 'ℹ️ View Order', { url: '/s/slow-kettle#orders', id: '2', parent: null }),
    ],
  },
  {
    type: 'plan_setup_nudge',
    title: 'Plan',
    noticon: noticons.post,
    badge: 'plan',
    path: '/s/slow-kettle',
    siteId: kettleId,
    subject: [['Let us help you set up ', kettle, '!']],
    body: [
      badge('plan'),
      mark('h3', 'Tea with an expert', { id: '2', parent: null, style: 'text-align:center' }),
      mark('p', 'Half an hour with somebody who knows where all the settings are. You bring the biscuits.', {
        id: '4',
        parent: null,
      }),
      mark('button', 'Schedule a chat', {
        url: '/s/slow-kettle#chat',
        id: '6',
        parent: null,
        context: 'plan_setup_nudge_click',
      }),
    ],
  },
  {
    type: 'rewind_backup_initial',
    title: 'Backup complete',
    noticon: noticons.cloud,
    badge: 'backup',
    path: '/s/second-hand-bicycles',
    siteId: bicyclesId,
    subject: [
      [bicycles, ' has been backed up'],
      'You can now roll back accidental changes or recover from data loss',
    ],
    body: [
      badge('backup'),
      ['Your site, ', bicycles, ', is safe.'],
      [
        'To see your backups, visit the ',
        mark('tracks', 'activity log', { url: '/s/second-hand-bicycles#activity' }),
        '.',
      ],
    ],
  },
  {
    type: 'welcome_to_wordpress_com',
    title: 'Welcome!',
    noticon: noticons.post,
    badge: 'welcome',
    path: '',
    subject: ['Welcome! We are glad that you write here.', 'We’re here to help.'],
    body: [
      badge('welcome', 'Welcome!'),
      ['Not sure where to start? You can ', link('/s/slow-kettle', 'begin with your site'), ' right away!'],
      [
        'Looking for answers? ',
        link('/reader', 'The Reader'),
        ' is full of people who had the same questions.',
      ],
      'We can’t wait to see what you make. ❤️',
    ],
  },
];
