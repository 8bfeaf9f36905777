export { browserAnalytics } from '../../browser/analytics';
export { browserAttention } from '../../browser/attention';
export { browserDrawing } from '../../browser/drawing';
export { browserOutboxStore } from '../../browser/outbox-store';
export { browserKeys } from '../../browser/keys';
export { actionBehavioursFor } from '../../streams/behaviours/actions';
export { actionHandlers } from '../../streams/behaviours/action-handlers';
