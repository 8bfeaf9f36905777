export { notifyBehaviours } from '../../streams/behaviours/notify';
