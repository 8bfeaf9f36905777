// Replaces src/streams/operators/tag.ts in the build without tags.
import { identity, type MonoTypeOperatorFunction } from 'rxjs';

export const tag: <T>(name: string) => MonoTypeOperatorFunction<T> = () => identity;
export const tagByName = tag;
export const taggedSubscriptions = new Set<never>();
export const listenToTags = (): void => undefined;
