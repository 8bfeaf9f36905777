import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Suggestion, withMention } from '../../streams/notes/mention';
import type { NoteId } from '../../streams/notes/note';
import { type MentionList, selectMentionList } from '../../streams/state/selectors';
import { useSelected, useSend } from '../use-selected';
import { optionId } from './mention-list';

type Box = RefObject<HTMLTextAreaElement | null>;

interface Mentions {
  readonly list: MentionList | null;
  readonly listId: string;
  readonly choose: (suggestion: Suggestion) => void;
  /** True where the key was the list's. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onCaret: (event: SyntheticEvent<HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
  /** What tells readers that the reply box has a list, and which of it is chosen. */
  readonly aria: Readonly<Record<string, string | undefined>>;
}

/** The mention list of a note's reply box: what opens it, what its keys do, and where the caret is after one was chosen. */
export function useMentions(id: NoteId, box: Box): Mentions {
  const send = useSend();
  const list = useSelected(selectMentionList);
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
      // Of an input method that is still at its word, keys are not ours.
      if (!list || event.nativeEvent.isComposing || hasModifier(event)) return false;
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

const hasModifier = ({ ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey || shiftKey;

/** Where the caret is to be once the text has been drawn; a text that is replaced puts it at the end. */
function useCaret(box: Box): RefObject<number | null> {
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return caret;
}
