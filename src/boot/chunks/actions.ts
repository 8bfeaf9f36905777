export { browserAnalytics } from '../../browser/analytics';
export { browserAttention } from '../../browser/attention';
export { browserDrawing } from '../../browser/drawing';
export { browserOutboxStore } from '../../browser/outbox-store';
export { browserKeys } from '../../browser/keys';
export { missedChanges } from '../../browser/missed-changes';
export { actionBehavioursFor } from '../../streams/behaviours/actions';
export { actionHandlers } from '../../streams/behaviours/action-handlers';
