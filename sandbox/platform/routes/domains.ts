import type { Hono } from 'hono';
import { listOf, requiredText, pick, textOf } from '../model/input';
import { isJsonObject, type JsonObject } from '../model/json';
import { invalid, PlatformError, unknown } from '../model/platform-error';
import type { Domain, EmailForward } from '../model/collections/domains';
import { readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { writeMethods } from './parameters';

/** The maximum number of forwarded mailboxes of a domain. */
const MAX_FORWARDS = 5;

/**
 * Routes for the blogger's domains: name servers, forwarded mail, DNS records and the registry's
 * mail.
 */
export function domainRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const domainOf = (context: SandboxContext): Domain => {
    const domain = platform.collections.domains.get(context.req.param('domain') ?? '');
    if (domain === undefined) throw unknown('domain');
    return domain;
  };
  const save = (domain: Domain): Domain => platform.collections.domains.put(domain.name, domain);

  rest.get('/domains/:domain/nameservers', (context) => context.json(domainOf(context).nameservers));
  rest.on(writeMethods, '/domains/:domain/nameservers', async (context) => {
    const domain = domainOf(context);
    const nameservers = listOf((await readInput(context)).nameservers).flatMap(
      (server) => (isJsonObject(server) ? textOf(server, 'nameserver') : textOf({ server }, 'server')) ?? [],
    );
    if (nameservers.length === 0) throw invalid('Missing parameter: nameservers');
    return context.json(save({ ...domain, nameservers }).nameservers);
  });

  rest.on(writeMethods, '/domains/:domain/resend-icann', (context) => {
    const domain = domainOf(context);
    save({ ...domain, icannSent: domain.icannSent + 1 });
    return context.json({ success: true });
  });

  rest.get('/domains/:domain/email', (context) => {
    const domain = domainOf(context);
    return context.json({
      max_forwards: MAX_FORWARDS,
      forwards: domain.forwards.map((forward) => forwardShape(domain, forward)),
    });
  });
  rest.on(writeMethods, '/domains/:domain/email/new', async (context) => {
    const domain = domainOf(context);
    const input = await readInput(context);
    const forward = {
      mailbox: requiredText(input, 'mailbox'),
      destination: requiredText(input, 'destination'),
    };
    if (domain.forwards.some(({ mailbox }) => mailbox === forward.mailbox))
      throw new PlatformError(409, 'mailbox_exists', 'This mailbox is forwarded already');
    if (domain.forwards.length >= MAX_FORWARDS)
      throw invalid(`No more than ${MAX_FORWARDS} mailboxes can be forwarded`);
    save({ ...domain, forwards: [...domain.forwards, forward] });
    return context.json({ success: true, ...forwardShape(domain, forward) });
  });
  rest.on(writeMethods, '/domains/:domain/email/:mailbox', async (context) => {
    const domain = domainOf(context);
    const mailbox = mailboxIn(context, domain);
    const destination = requiredText(await readInput(context), 'destination');
    const others = domain.forwards.filter((forward) => forward.mailbox !== mailbox);
    const forward = { mailbox, destination };
    save({ ...domain, forwards: [...others, forward] });
    return context.json({ success: true, ...forwardShape(domain, forward) });
  });
  rest.on(writeMethods, '/domains/:domain/email/:mailbox/delete', (context) => {
    const domain = domainOf(context);
    const mailbox = mailboxIn(context, domain);
    const forwards = domain.forwards.filter((forward) => forward.mailbox !== mailbox);
    save({ ...domain, forwards });
    return context.json({ success: true });
  });

  rest.get('/domains/:domain/dns', (context) => context.json({ records: domainOf(context).records }));
  rest.on(writeMethods, '/domains/:domain/dns/add', async (context) => {
    const domain = domainOf(context);
    const input = await readInput(context);
    const named = { type: requiredText(input, 'type').toUpperCase(), name: textOf(input, 'name') ?? '' };
    const details = pick(input, ['data', 'aux', 'port', 'protocol', 'service', 'target', 'weight', 'ttl']);
    const record = { id: `inkwell-${platform.world.nextId()}`, ...named, ...details };
    return context.json({
      success: true,
      records: save({ ...domain, records: [...domain.records, record] }).records,
    });
  });
  rest.on(writeMethods, '/domains/:domain/dns/delete', async (context) => {
    const domain = domainOf(context);
    const input = await readInput(context);
    const records = domain.records.filter((record) => !matches(record, input));
    if (records.length === domain.records.length)
      throw new PlatformError(404, 'unknown_record', 'There is no such DNS record');
    return context.json({ success: true, records: save({ ...domain, records }).records });
  });
}

/** Whether the input identifies this record, by id or by type, name and data. */
function matches(record: JsonObject, input: JsonObject): boolean {
  if (input.id !== undefined) return record.id === input.id;
  return ['type', 'name', 'data'].every((name) => textOf(record, name) === (textOf(input, name) ?? ''));
}

/** Returns the mailbox in a path, which may include the domain. Throws `unknown_email`. */
function mailboxIn(context: SandboxContext, { name, forwards }: Domain): string {
  const found = (context.req.param('mailbox') ?? '').replace(`@${name}`, '');
  if (!forwards.some(({ mailbox }) => mailbox === found)) throw unknown('email');
  return found;
}

const forwardShape = ({ name }: Domain, { mailbox, destination }: EmailForward): JsonObject => ({
  email: `${mailbox}@${name}`,
  mailbox,
  domain: name,
  forward_address: destination,
  active: true,
});
