import { map } from 'rxjs';
import { ask, own, type RoundTrip } from './round-trip';

/** Round trips of the account: settings, links, connections, domains. */
export const accountTrips: readonly RoundTrip[] = [
  {
    noun: 'settings of the account',
    steps: (client) => {
      const { settings: settingsOf, twoStep } = client.me();
      const settings = settingsOf();
      const body = { description: 'More tea.', nonsense: 1 };
      return [
        [settings.update(body), { description: 'More tea.' }],
        [settings.get(), { description: 'More tea.', language: 'en' }],
        [settings.password().validate('password1'), { passed: false }],
        [settings.password().validate('Kettle 1974'), { passed: true }],
        [twoStep().get(), { two_step_sms_enabled: false }],
        [twoStep().sms().send(), { sent: true }],
        [twoStep().get(), { two_step_sms_enabled: true }],
      ];
    },
  },
  {
    noun: 'profile links',
    steps: (client) => {
      const links = client.me().settings().profileLinks();
      const added = [
        { title: 'Tea', value: 'https://tea.example/shop' },
        { title: 'Again', value: 'example.com' },
      ];
      return [
        [
          links.add(added),
          { added: [{ link_slug: 'tea.example-shop' }], duplicate: [{ link_slug: 'example.com' }] },
        ],
        [links.get(), { profile_links: [{ title: 'An example' }, { title: 'Tea' }] }],
        [links.delete('tea.example-shop'), { success: true }],
        [links.delete('tea.example-shop'), '404 UnknownProfileLinkError'],
        [links.get(), { profile_links: [{ title: 'An example' }] }],
      ];
    },
  },
  {
    noun: 'connections',
    steps: async (client) => {
      const me = client.me();
      const { ID } = await ask(me.publicizeConnection().add({ keyring_connection_ID: 501, site_ID: own }));
      const connection = me.publicizeConnection(ID);
      return [
        [connection.get(), { service: 'mastodon', site_ID: own, shared: false }],
        [connection.update({ shared: true }), { shared: true }],
        [
          me.publicizeConnections(),
          { connections: [{ service: 'tumblr' }, { service: 'mastodon', shared: true }] },
        ],
        [connection.delete(), { deleted: true }],
        [connection.get(), '404 UnknownConnectionError'],
        [me.publicizeConnections(), { connections: [{ service: 'tumblr' }] }],
        [me.keyringConnection(502).get(), { service: 'tumblr' }],
        [me.keyringConnection(502).delete(), { deleted: true }],
        [me.keyringConnection(502).get(), '404 UnknownConnectionError'],
        [me.connectedApp(2701).delete(), { deleted: true }],
        [me.connectedApps(), { connected_applications: [] }],
      ];
    },
  },
  {
    noun: 'name servers and forwarded mail',
    steps: (client) => {
      const domain = client.domain('slow-kettle.example');
      const servers = ['ns1.example', 'ns2.example'];
      const forwards$ = domain
        .emailForwards()
        .pipe(
          map((answer) => answer.forwards.map(({ mailbox, forward_address: to }) => `${mailbox} > ${to}`)),
        );
      return [
        [domain.updateNameservers(servers), servers],
        [domain.nameserversList(), servers],
        [
          domain.email().add('cup', 'saucer@example.com'),
          { mailbox: 'cup', forward_address: 'saucer@example.com' },
        ],
        [
          domain.email('tea').forward('pot@example.com'),
          { email: 'tea@slow-kettle.example', forward_address: 'pot@example.com' },
        ],
        [forwards$, ['cup > saucer@example.com', 'tea > pot@example.com']],
        [domain.email().delete('tea'), { success: true }],
        [forwards$, ['cup > saucer@example.com']],
        [domain.email().delete('tea'), '404 UnknownEmailError'],
      ];
    },
  },
  {
    noun: 'DNS records',
    steps: (client) => {
      const domain = client.domain('slow-kettle.example');
      const record = { type: 'TXT', name: 'tea', data: 'time=4' };
      return [
        [domain.dnsList(), { records: [{}, {}] }],
        [domain.dns().add(record), { records: [{}, {}, { type: 'TXT', data: 'time=4' }] }],
        [domain.dnsList(), { records: [{}, {}, {}] }],
        [domain.dns().delete(record), {}],
        [domain.dnsList(), { records: [{}, {}] }],
        [domain.dns().delete(record), '404 UnknownRecordError'],
      ];
    },
  },
];
