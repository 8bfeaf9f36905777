import { useMemo } from 'react';
import type { Note } from '../../streams/notes/note';
import { ActionBar } from './action-bar';
import { bodyParts } from './body-parts';
import { HeaderCard } from './header-card';
import { BodyPart } from './body-part';
import { OwnReply } from './own-reply';
import { ReplyBox } from './reply-box';
import './blocks.css';

/** An open note: its header, body, actions and reply box (section 2). */
export function NoteDetail({ note }: { note: Note }) {
  const { preface, rest } = useMemo(() => bodyParts(note), [note]);
  const hasOwnReply = rest.some(({ kind }) => kind === 'replied');
  return (
    <article className="detail-body">
      {note.header.length > 0 && <HeaderCard note={note} />}
      {preface.length > 0 && (
        // A preface on its own, such as a badge with its text, is centred.
        <div className={rest.length === 0 ? 'preface is-alone' : 'preface'}>
          {preface.map((part, index) => (
            <BodyPart key={index} part={part} note={note} />
          ))}
        </div>
      )}
      {rest.map((part, index) => (
        <BodyPart key={index} part={part} note={note} />
      ))}
      {!hasOwnReply && note.ids.replyComment !== undefined && <OwnReply note={note} />}
      <ActionBar note={note} />
      <ReplyBox note={note} />
    </article>
  );
}
