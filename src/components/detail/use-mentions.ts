import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { withMention } from '../../streams/mentions/with-mention';
import type { Suggestion } from '../../streams/mentions/state';
import type { ActedOn } from '../../streams/notes/acted-on';
import { type MentionList, mentionListAt } from '../../streams/mentions/selectors';
import type { State } from '../../streams/state/state';
import { useSelected, useSend } from '../use-selected';
import { optionId } from './mention-list';

type Box = RefObject<HTMLTextAreaElement | null>;

interface Mentions {
  readonly list: MentionList | null;
  readonly listId: string;
  readonly choose: (suggestion: Suggestion) => void;
  /** Handles a key press. Returns true if the mention list has used it. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onCaret: (event: SyntheticEvent<HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
  /** ARIA attributes that connect the reply box with the list and its active option. */
  readonly aria: Readonly<Record<string, string | undefined>>;
}

/** Returns the mention list of a reply box and its event handlers. */
export function useMentions(id: ActedOn, box: Box): Mentions {
  const send = useSend();
  const list = useSelected(useCallback((state: State) => mentionListAt(state, id), [id]));
  const listId = useId();
  const caret = useCaret(box);

  const choose = ({ login }: Suggestion): void => {
    if (!list || !box.current) return;
    const replaced = withMention(box.current.value, list, login);
    caret.current = replaced.caret;
    send({ type: 'reply.typed', id, text: replaced.text });
    send({ type: 'caret.moved', id, ...replaced });
  };

  return {
    list,
    listId,
    choose,
    onKey: (event) => {
      if (!list || hasModifier(event)) return false;
      if (event.key === 'ArrowDown') send({ type: 'mention.moved', step: 1 });
      else if (event.key === 'ArrowUp') send({ type: 'mention.moved', step: -1 });
      else if (event.key === 'Enter' || event.key === 'Tab') choose(list.chosen);
      else if (event.key === 'Escape') send({ type: 'mention.closed' });
      else return false;
      event.preventDefault();
      return true;
    },
    onCaret: ({ currentTarget: { value, selectionEnd } }) =>
      send({ type: 'caret.moved', id, text: value, caret: selectionEnd }),
    onBlur: () => {
      if (list) send({ type: 'mention.closed' });
    },
    aria: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': list ? listId : undefined,
      'aria-activedescendant': list ? optionId(listId, list.chosen) : undefined,
    },
  };
}

/** Whether a modifier key is held. The mention list and Escape in a text box ignore such key presses. */
export const hasModifier = ({ ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey || shiftKey;

/** Sets the caret after the next render, because replacing the text has moved it to the end. */
function useCaret(box: Box): RefObject<number | null> {
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return caret;
}
