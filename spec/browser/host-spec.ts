/** @jest-environment jsdom */
import { browserHost } from '../../src/browser/host';
import { toWire } from '../../src/embed/protocol';

const HOSTS = ['https://a.example', 'https://b.example'];

/** The window of a new frame in this page. */
function frame(): Window {
  const element = document.body.appendChild(document.createElement('iframe'));
  if (!element.contentWindow) throw new Error('the frame has no window');
  return element.contentWindow;
}

const post = (to: Window, source: Window, origin: string, data: unknown): boolean =>
  to.dispatchEvent(new MessageEvent('message', { source, origin, data }));

describe('browserHost', () => {
  it('[source-of-messages] accepts messages only from the parent window', () => {
    const panel = frame();
    const received: unknown[] = [];
    browserHost(panel, []).messages$.subscribe((data) => received.push(data));
    post(panel, window, 'https://host.example', 'from the parent');
    post(panel, frame(), 'https://host.example', 'from a sibling');
    post(panel, panel, 'https://host.example', 'from itself');
    expect(received).toEqual(['from the parent']);
  });

  it('accepts messages only from configured origins, if there are any', () => {
    const panel = frame();
    const received: unknown[] = [];
    browserHost(panel, ['https://host.example']).messages$.subscribe((data) => received.push(data));
    post(panel, window, 'https://host.example', 'the host');
    post(panel, window, 'https://evil.example', 'another page');
    expect(received).toEqual(['the host']);
  });

  it.each([
    ['posts to the configured origin', '', ['https://host.example'], true, 'https://host.example'],
    [
      'posts to the configured origin that frames the panel',
      'https://b.example/',
      HOSTS,
      true,
      'https://b.example',
    ],
    ['posts to the parent origin if none is configured', 'https://b.example/', [], true, 'https://b.example'],
    ['posts to any origin if the message has no ids', '', [], false, '*'],
    ['posts no message with ids if the origin is unknown', '', [], true, undefined],
  ])('%s', (_rule, referrer, origins, carriesIds, target) => {
    const panel = frame();
    Object.defineProperty(panel.document, 'referrer', { value: referrer });
    const postMessage = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    browserHost(panel, origins).post(toWire({ action: 'togglePanel' }), carriesIds);
    expect(postMessage.mock.calls).toEqual(
      target === undefined ? [] : [['{"type":"notesIframeMessage","action":"togglePanel"}', target]],
    );
    postMessage.mockRestore();
  });

  describe('of several configured hosts', () => {
    const posted = (referrer: string, first?: readonly [origin: string, data: unknown]) => {
      const panel = frame();
      Object.defineProperty(panel.document, 'referrer', { value: referrer });
      const postMessage = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
      const host = browserHost(panel, HOSTS);
      const subscription = host.messages$.subscribe();
      if (first) post(panel, window, ...first);
      host.post(toWire({ action: 'togglePanel' }), false);
      host.post(toWire({ action: 'iFrameReady' }), true);
      const targets = postMessage.mock.calls.map(([data, origin]: readonly unknown[]) => [
        String(data).includes('iFrameReady') ? 'with ids' : 'without ids',
        origin,
      ]);
      subscription.unsubscribe();
      postMessage.mockRestore();
      return targets;
    };

    const both = HOSTS.map((origin) => ['without ids', origin]);
    const known = ['without ids', 'with ids'].map((what) => [what, 'https://b.example']);

    it.each<[string, string, readonly [string, unknown] | undefined, unknown]>([
      ['each, and none with ids, if the parent is not known', '', undefined, both],
      ['each, and none with ids, in another page', 'https://evil.example/', undefined, both],
      ['the one that has sent the first message', '', ['https://b.example', 'hello'], known],
      ['each after a message of another page', '', ['https://evil.example', 'hello'], both],
    ])('posts messages to %s', (_to, referrer, first, expected) => {
      expect(posted(referrer, first)).toEqual(expected);
    });
  });

  it('is not embedded if the panel has no parent window', () => {
    expect(browserHost(window, []).isEmbedded).toBe(false);
  });
});
