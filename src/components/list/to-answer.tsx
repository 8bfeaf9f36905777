import { useLayoutEffect, useRef } from 'react';
import { NoteGroups } from './note-groups';
import { Searched } from './searched';
import { useSearchedText } from './use-searched-text';
import { waitText } from './wait-text';

/** The comments that wait for an answer, oldest first, and the number of notes that were searched for them. */
export function ToAnswer() {
  const line = useRef<HTMLSpanElement>(null);
  const searched = useSearchedText();
  // Starts with the oldest comment; the previous list may have been scrolled down.
  useLayoutEffect(() => {
    const scroller = line.current?.closest('.pane-scroller');
    if (scroller) scroller.scrollTop = 0;
  }, []);
  return (
    <>
      <span ref={line} hidden />
      <Searched text={searched} />
      <NoteGroups timeOf={waitText} />
    </>
  );
}
