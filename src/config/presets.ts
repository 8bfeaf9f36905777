import { type Config, FEATURES } from './config';

type Preset = (platformOrigin: string | undefined) => Config;

const COMMON = { auth: 'token', theme: 'system', jitterMs: 0, features: FEATURES } as const;

/** The default values of all keys, by preset. Addresses on the platform start with `platformOrigin`. */
export const PRESETS: Readonly<Record<'sandbox' | 'wordpressCom', Preset>> = {
  sandbox: (platformOrigin = 'http://localhost:8890') => ({
    ...COMMON,
    platformOrigin,
    authorizeUrl: `${platformOrigin}/oauth2/authorize`,
    signInUrl: `${platformOrigin}/wp-login`,
    clientId: 'notestream',
    hostOrigins: ['http://localhost:8889'],
    postOnly: false,
    statsOrigin: platformOrigin,
    links: {
      settings: `${platformOrigin}/settings/notifications`,
      notifications: `${platformOrigin}/notifications`,
      empty: {
        all: `${platformOrigin}/reader`,
        unread: `${platformOrigin}/post`,
        comments: `${platformOrigin}/reader/search`,
        follows: `${platformOrigin}/reader`,
        likes: `${platformOrigin}/reader`,
      },
    },
  }),
  wordpressCom: (platformOrigin = 'https://public-api.wordpress.com') => ({
    ...COMMON,
    platformOrigin,
    authorizeUrl: `${platformOrigin}/oauth2/authorize`,
    signInUrl: 'https://wordpress.com/log-in',
    clientId: '',
    hostOrigins: [],
    postOnly: true,
    features: { ...FEATURES, serverFilters: true },
    statsOrigin: 'https://pixel.wp.com',
    links: {
      settings: 'https://wordpress.com/me/notifications',
      notifications: 'https://wordpress.com/notifications',
      empty: {
        all: 'https://wordpress.com/read',
        unread: 'https://wordpress.com/post',
        comments: 'https://wordpress.com/read/search',
        follows: 'https://wordpress.com/activities/likes',
        likes: 'https://wordpress.com/activities/likes',
      },
    },
  }),
};

export type PresetName = keyof typeof PRESETS;
