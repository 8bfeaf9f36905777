export { draw } from '../draw';
export { panelScreen, preloaded$ } from '../panel-screen';
