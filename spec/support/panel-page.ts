/** The parts of the server's answer with the panel's page that the panel reads. */
export const panelPage = (): Pick<Response, 'ok' | 'text'> => ({
  ok: true,
  text: () => Promise.resolve('<!doctype html><div id="notestream"></div>'),
});

/** The login page of a network, which answers in place of every server. */
export const portalPage = (): Pick<Response, 'ok' | 'text'> => ({
  ok: true,
  text: () => Promise.resolve('<!doctype html><h1>Welcome aboard</h1><form></form>'),
});
