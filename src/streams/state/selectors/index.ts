export * from './bell';
export * from './list';
export * from './note';
