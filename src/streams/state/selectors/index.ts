export * from './bell';
export * from './list';
export * from './mention';
export * from './note';
export * from './shortcuts';
