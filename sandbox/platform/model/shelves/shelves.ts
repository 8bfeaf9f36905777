import { Account } from './account';
import { Domains } from './domains';
import { SiteShelves } from './site-shelves';

/** What the REST API keeps that notes do not tell of: the account's, each site's and each domain's things. */
export class Shelves {
  readonly account = new Account();
  readonly domains = new Domains();
  private readonly sites = new Map<number, SiteShelves>();

  /** A site's shelves, as full as a new site's when nobody has used them yet. */
  of(siteId: number): SiteShelves {
    const known = this.sites.get(siteId);
    if (known !== undefined) return known;
    const fresh = new SiteShelves();
    this.sites.set(siteId, fresh);
    return fresh;
  }
}
