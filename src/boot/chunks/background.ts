export { connectSocket } from '../../client/transports/socket';
export { installConsole } from '../../browser/console';
export { browserTabs } from '../../browser/tabs';
export { verdicts } from '../../browser/sign-in/rejected-token';
export { backgroundBehavioursFor } from '../../streams/behaviours/background';
export { backgroundHandlers } from '../../streams/behaviours/background-handlers';
