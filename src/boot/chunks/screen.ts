export { draw } from '../draw';
export { drawable$, panelScreen, preloaded$ } from '../panel-screen';
export { createRoot } from 'react-dom/client';
