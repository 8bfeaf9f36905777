import { Account } from './account';
import { Domains } from './domains';
import { SiteCollections } from './site-collections';

/** Data of the REST API that does not appear in notes: of the account, the sites and the domains. */
export class Collections {
  readonly account = new Account();
  readonly domains = new Domains();
  private readonly sites = new Map<number, SiteCollections>();

  /** Returns the collections of a site. They are created with the contents of a new site on first use. */
  of(siteId: number): SiteCollections {
    const known = this.sites.get(siteId);
    if (known !== undefined) return known;
    const fresh = new SiteCollections();
    this.sites.set(siteId, fresh);
    return fresh;
  }
}
