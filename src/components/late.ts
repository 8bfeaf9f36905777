export { acting } from '../streams/effects/acting';
export { DetailPane } from './detail/detail-pane';
export { Help } from './help/help';
export { RowMotion } from './list/row-motion';
export { StatusRegions } from './status/status-regions';
