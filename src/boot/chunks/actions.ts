export { browserAnalytics } from '../../browser/analytics';
export { browserKeys } from '../../browser/keys';
export { deferredBehavioursFor } from '../../streams/behaviours/deferred';
