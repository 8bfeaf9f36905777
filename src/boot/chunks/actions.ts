export { browserAnalytics } from '../../browser/analytics';
export { browserKeys } from '../../browser/keys';
export { actionBehavioursFor } from '../../streams/behaviours/actions';
