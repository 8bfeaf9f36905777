export { draw } from '../draw';
export { panelScreen, preloaded$ } from '../panel-screen';
export { createRoot } from 'react-dom/client';
