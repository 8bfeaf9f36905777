/**
 * The methods of wpcom 7.1.1 that our interface lacks, because section 7 has no such calls, and what to
 * call instead.
 */
export const LACKS: Readonly<Record<string, string>> = {
  'domain.mappingSetupInfo': "req.get('/domains/{domain}/mapping-setup-info/{site}')",
  'domain.mappingStatus': "req.get('/domains/{domain}/mapping-status')",
  'domain.updateConnectionModeAndGetMappingStatus': "req.post('/domains/{domain}/mapping-status', { mode })",
  'domain.dns.setDefaultARecords': "req.post('/domains/{domain}/dns/set-default-a-records')",
  'site.emailStatsForPeriod': "req.get('/sites/{site}/stats/{type}/emails/{post}')",
  'site.emailStatsAlltime': "req.get('/sites/{site}/stats/{type}/emails/{post}/{field}')",
  'site.statsArchives': "req.get('/sites/{site}/stats/archives')",
  'site.media.filterFilesUploadableOnVideoPress': '-',
  'site.media.fileCanBeUploadedOnVideoPress': '-',
};
