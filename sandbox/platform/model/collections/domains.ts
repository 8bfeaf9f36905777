import type { JsonObject } from '../json';
import { Collection } from './collection';

/** Forwards the mail of a mailbox to a destination. */
export interface EmailForward {
  readonly mailbox: string;
  readonly destination: string;
}

/** A domain that the blogger has registered. */
export interface Domain {
  readonly name: string;
  readonly siteId: number;
  readonly nameservers: readonly string[];
  readonly forwards: readonly EmailForward[];
  readonly records: readonly JsonObject[];
  /** How often the verification mail was sent again. */
  readonly icannSent: number;
}

/** The blogger's domains, by name. */
export class Domains extends Collection<Domain> {
  constructor() {
    super(initialDomains.map((domain) => [domain.name, domain]));
  }
}

const domain = (name: string, siteId: number): Domain => ({
  name,
  siteId,
  nameservers: ['ns1.inkwell.example', 'ns2.inkwell.example'],
  forwards: [{ mailbox: 'tea', destination: 'wilhelmina@example.com' }],
  records: [
    { id: 'inkwell-a', type: 'A', name: '', data: '192.0.2.1', protected_field: true },
    { id: 'inkwell-mx', type: 'MX', name: '', data: 'mail.inkwell.example.', aux: 10 },
  ],
  icannSent: 0,
});

const initialDomains: readonly Domain[] = [
  domain('slow-kettle.example', 2101),
  domain('second-hand-bicycles.example', 2102),
];
