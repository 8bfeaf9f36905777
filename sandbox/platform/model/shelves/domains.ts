import type { JsonObject } from '../json';
import { Shelf } from './shelf';

/** Mail to a mailbox of a domain goes on to a destination. */
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
  /** How often the registry was asked to mail its verification again. */
  readonly icannSent: number;
}

/** The blogger's domains, by name. */
export class Domains extends Shelf<Domain> {
  constructor() {
    super(firstDomains.map((domain) => [domain.name, domain]));
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

const firstDomains: readonly Domain[] = [
  domain('slow-kettle.example', 2101),
  domain('second-hand-bicycles.example', 2102),
];
