import { useMemo } from 'react';
import type { Note } from '../../streams/notes/note';
import { ActionBar } from './action-bar';
import { bodyParts } from './body-parts';
import { HeaderCard } from './header-card';
import { PartElement } from './part-element';
import { OwnReply } from './replied';
import { ReplyBox } from './reply-box';
import './blocks.css';

/** A note at length: what it is about, its body, what can be done, and the reply box (section 2). */
export function NoteDetail({ note }: { note: Note }) {
  const { preface, rest } = useMemo(() => bodyParts(note), [note]);
  const saysReplied = rest.some(({ kind }) => kind === 'replied');
  return (
    <article className="detail-body">
      {note.header.length > 0 && <HeaderCard note={note} />}
      {preface.length > 0 && (
        // Without anything after it, the preface is all: a badge and its words, in the middle.
        <div className={rest.length === 0 ? 'preface is-alone' : 'preface'}>
          {preface.map((part, index) => (
            <PartElement key={index} part={part} note={note} />
          ))}
        </div>
      )}
      {rest.map((part, index) => (
        <PartElement key={index} part={part} note={note} />
      ))}
      {!saysReplied && note.ids.replyComment !== undefined && <OwnReply note={note} />}
      <ActionBar note={note} />
      <ReplyBox note={note} />
    </article>
  );
}
