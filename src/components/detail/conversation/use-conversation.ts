import { useCallback } from 'react';
import type { Conversation } from '../../../streams/conversation/state';
import type { State } from '../../../streams/state/state';
import { useSelected } from '../../use-selected';

/** Returns the known part of a conversation; undefined before the first response. */
export const useConversation = (key: string): Conversation | undefined =>
  useSelected(useCallback(({ conversations }: State) => conversations[key], [key]));
