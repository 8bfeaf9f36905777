// Stands in for src/streams/operators/tag.ts in the build that is measured without tags.
import { identity, type MonoTypeOperatorFunction } from 'rxjs';

export const tag: <T>(name: string) => MonoTypeOperatorFunction<T> = () => identity;
export const taggedRuns = new Set<never>();
export const listenToTags = (): void => undefined;
