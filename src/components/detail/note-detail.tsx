import { useMemo } from 'react';
import type { Note } from '../../streams/notes/note';
import { lacksReply } from '../../streams/reply/own-reply';
import { __ } from '../../i18n';
import { SafeLink } from '../blocks/safe-link';
import { threadOf } from '../../streams/conversation/selectors';
import { ActionBar } from './action-bar';
import { bodyParts } from './body-parts';
import { HeaderCard } from './header-card';
import { Headline } from './headline';
import { BodyPart } from './body-part';
import { ParentComment } from './conversation/parent-comment';
import { Replies } from './conversation/replies';
import { OtherPeople } from './other-people';
import { OwnReply } from './own-reply';
import { ReplyBox } from './reply-box';
import { useGradualCount } from './use-gradual-count';
import { UserList } from './user-list';
import './blocks.css';

/** An open note: its header, body, actions and reply box (section 2). */
export function NoteDetail({ note }: { note: Note }) {
  const { preface, users, rest } = useMemo(() => bodyParts(note), [note]);
  const thread = useMemo(() => threadOf(note), [note]);
  const prefaceCount = useGradualCount(preface);
  const restCount = useGradualCount(rest);
  const hasAuthor = rest.some(({ kind }) => kind === 'author');
  const [headline] = note.subject;
  // False if a block of the body has the same text as the headline.
  const hasHeadline = ![...preface, ...rest].some(({ block }) => block.text === headline?.text);
  return (
    <article className="detail">
      <div className="pane-scroller">
        <div className="detail-body">
          <Headline note={note} hasText={hasHeadline} hasTime={!hasAuthor} />
          {note.header.length > 0 && <HeaderCard note={note} thread={thread} />}
          {/* A header with only one block contains just the name. */}
          {note.header.length < 2 && thread?.parent !== undefined && <ParentComment thread={thread} />}
          {preface.length > 0 && (
            // A preface that is the whole body, such as a badge with its text, is centred.
            <div className={users.length + rest.length === 0 ? 'preface is-alone' : 'preface'}>
              {preface.slice(0, prefaceCount).map((part, index) => (
                <BodyPart key={index} part={part} note={note} />
              ))}
            </div>
          )}
          {users.length > 0 && <UserList users={users} note={note} />}
          {rest.slice(0, restCount).map((part, index) => (
            <BodyPart key={index} part={part} note={note} />
          ))}
          {note.isCut && (
            <div className="block-text">
              <SafeLink href={note.url} className="range-link">
                {__('More on the site')}
              </SafeLink>
            </div>
          )}
          {lacksReply(note) && <OwnReply note={note} />}
          {thread && <Replies thread={thread} />}
          <OtherPeople key={note.id} note={note} />
        </div>
      </div>
      <div className="detail-footer">
        <ActionBar note={note} />
        <ReplyBox note={note} />
      </div>
    </article>
  );
}
