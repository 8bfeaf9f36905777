import { map } from 'rxjs';
import { ask, inTurn, own, type RoundTrip } from './round-trip';

/** Round trips of the account: settings, links, connections, domains. */
export const accountTrips: readonly RoundTrip[] = [
  {
    noun: 'settings of the account',
    take: (client) => {
      const settings = client.me().settings();
      const body = { description: 'More tea.', nonsense: 1 };
      return inTurn(
        settings.update(body),
        settings.get(),
        settings.password().validate('password1'),
        settings.password().validate('Kettle 1974'),
      );
    },
    sees: [
      { description: 'More tea.' },
      { description: 'More tea.', language: 'en' },
      { passed: false },
      { passed: true },
    ],
  },
  {
    noun: 'profile links',
    take: (client) => {
      const links = client.me().settings().profileLinks();
      return inTurn(
        links.add([
          { title: 'Tea', value: 'https://tea.example/shop' },
          { title: 'Again', value: 'example.com' },
        ]),
        links.get(),
        links.delete('tea.example-shop'),
        links.delete('tea.example-shop'),
        links.get(),
      );
    },
    sees: [
      { added: [{ link_slug: 'tea.example-shop' }], duplicate: [{ link_slug: 'example.com' }] },
      { profile_links: [{ title: 'An example' }, { title: 'Tea' }] },
      { success: true },
      '404 UnknownProfileLinkError',
      { profile_links: [{ title: 'An example' }] },
    ],
  },
  {
    noun: 'publicize connections',
    take: async (client) => {
      const me = client.me();
      const { ID } = await ask(me.publicizeConnection().add({ keyring_connection_ID: 501, site_ID: own }));
      const connection = me.publicizeConnection(ID);
      return inTurn(
        connection.get(),
        connection.update({ shared: true }),
        me.publicizeConnections(),
        connection.delete(),
        connection.get(),
        me.publicizeConnections(),
      );
    },
    sees: [
      { service: 'mastodon', site_ID: own, shared: false },
      { shared: true },
      { connections: [{ service: 'tumblr' }, { service: 'mastodon', shared: true }] },
      { deleted: true },
      '404 UnknownConnectionError',
      { connections: [{ service: 'tumblr' }] },
    ],
  },
  {
    noun: 'connected accounts and applications',
    take: (client) => {
      const me = client.me();
      return inTurn(
        me.keyringConnection(502).get(),
        me.keyringConnection(502).delete(),
        me.keyringConnection(502).get(),
        me.connectedApp(2701).delete(),
        me.connectedApps(),
      );
    },
    sees: [
      { service: 'tumblr' },
      { deleted: true },
      '404 UnknownConnectionError',
      { deleted: true },
      { connected_applications: [] },
    ],
  },
  {
    noun: 'sign-in codes',
    take: (client) =>
      inTurn(client.me().twoStep().get(), client.me().twoStep().sms().send(), client.me().twoStep().get()),
    sees: [{ two_step_sms_enabled: false }, { sent: true }, { two_step_sms_enabled: true }],
  },
  {
    noun: 'name servers and forwarded mail',
    take: (client) => {
      const domain = client.domain('slow-kettle.example');
      const forwards = domain
        .emailForwards()
        .pipe(
          map((answer) => answer.forwards.map(({ mailbox, forward_address: to }) => `${mailbox} > ${to}`)),
        );
      return inTurn(
        domain.updateNameservers(['ns1.example', 'ns2.example']),
        domain.nameserversList(),
        domain.email().add('cup', 'saucer@example.com'),
        domain.email('tea').forward('pot@example.com'),
        forwards,
        domain.email().delete('tea'),
        forwards,
        domain.email().delete('tea'),
      );
    },
    sees: [
      ['ns1.example', 'ns2.example'],
      ['ns1.example', 'ns2.example'],
      { mailbox: 'cup', forward_address: 'saucer@example.com' },
      { email: 'tea@slow-kettle.example', forward_address: 'pot@example.com' },
      ['cup > saucer@example.com', 'tea > pot@example.com'],
      { success: true },
      ['cup > saucer@example.com'],
      '404 UnknownEmailError',
    ],
  },
  {
    noun: 'DNS records',
    take: (client) => {
      const domain = client.domain('slow-kettle.example');
      const record = { type: 'TXT', name: 'tea', data: 'time=4' };
      const count = domain.dnsList().pipe(map(({ records }) => records.length));
      return inTurn(
        count,
        domain.dns().add(record),
        count,
        domain.dns().delete(record),
        count,
        domain.dns().delete(record),
      );
    },
    sees: [2, { records: [{}, {}, { type: 'TXT', data: 'time=4' }] }, 3, {}, 2, '404 UnknownRecordError'],
  },
];
