/** @jest-environment jsdom */
import { browserHost } from '../../src/edge/host';
import { wire } from '../../src/embed/protocol';

const HOSTS = ['https://a.example', 'https://b.example'];

/** A frame in this page, seen from the inside: its parent is the page. */
function frame(): Window {
  const element = document.body.appendChild(document.createElement('iframe'));
  if (!element.contentWindow) throw new Error('the frame has no window');
  return element.contentWindow;
}

const say = (to: Window, source: Window, origin: string, data: unknown): boolean =>
  to.dispatchEvent(new MessageEvent('message', { source, origin, data }));

describe('the host page', () => {
  it('is heard only as the parent window', () => {
    const panel = frame();
    const heard: unknown[] = [];
    browserHost(panel, []).messages$.subscribe((data) => heard.push(data));
    say(panel, window, 'https://host.example', 'from the parent');
    say(panel, frame(), 'https://host.example', 'from a sibling');
    say(panel, panel, 'https://host.example', 'from itself');
    expect(heard).toEqual(['from the parent']);
  });

  it('is heard only from its origin, where origins are configured', () => {
    const panel = frame();
    const heard: unknown[] = [];
    browserHost(panel, ['https://host.example']).messages$.subscribe((data) => heard.push(data));
    say(panel, window, 'https://host.example', 'the host');
    say(panel, window, 'https://evil.example', 'another page');
    expect(heard).toEqual(['the host']);
  });

  it.each([
    ['its configured origin', '', ['https://host.example'], true, 'https://host.example'],
    ['the origin of those configured that frames us', 'https://b.example/', HOSTS, true, 'https://b.example'],
    ['no origin that is not configured', 'https://evil.example/', HOSTS, true, 'https://a.example'],
    [
      'the origin that frames us, when none is configured',
      'https://b.example/',
      [],
      true,
      'https://b.example',
    ],
    ['any origin, while the message carries no ids', '', [], false, '*'],
    ['none, when it carries ids and the origin is unknown', '', [], true, undefined],
  ])('is told at %s', (_rule, referrer, origins, carriesIds, target) => {
    const panel = frame();
    Object.defineProperty(panel.document, 'referrer', { value: referrer });
    const post = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    browserHost(panel, origins).post(wire({ action: 'togglePanel' }), carriesIds);
    expect(post.mock.calls).toEqual(
      target === undefined ? [] : [['{"type":"notesIframeMessage","action":"togglePanel"}', target]],
    );
    post.mockRestore();
  });

  it('is not there for a panel by itself', () => {
    expect(browserHost(window, []).isEmbedded).toBe(false);
  });
});
