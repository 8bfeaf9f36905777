import { expectTypeOf } from 'expect-type';
import type { Observable } from 'rxjs';
import type { Comment, CommentsResponse, FollowResponse, LikeResponse, User } from '../../../src/client';
import { post, site, uncalled } from './client';

const comment = site.comment(3);

describe('[result-shapes] [fields-of-a-comment] the types of comments', () => {
  it('are those of each call', () => {
    expectTypeOf(comment.get()).toEqualTypeOf<Observable<Comment>>();
    expectTypeOf(comment.update('Text')).toEqualTypeOf<Observable<Comment>>();
    expectTypeOf(comment.like().mine()).toEqualTypeOf<Observable<LikeResponse>>();
    expectTypeOf(post.comment().replies()).toEqualTypeOf<Observable<CommentsResponse>>();
    expectTypeOf(site.follow().mine()).toEqualTypeOf<Observable<FollowResponse>>();
    expectTypeOf<Comment['author']>().toEqualTypeOf<User>();
    expectTypeOf<User['login']>().toEqualTypeOf<string>();
  });

  it('are narrowed by `fields`', () => {
    expectTypeOf(comment.get({ query: { fields: 'ID,URL,status' } })).toEqualTypeOf<
      Observable<Pick<Comment, 'ID' | 'URL' | 'status'>>
    >();
  });

  it('reject misspelt fields of queries and bodies', () => {
    uncalled(
      // @ts-expect-error the field is order
      () => site.commentsList({ query: { ordr: 'DESC' } }),
      // @ts-expect-error the status is 'unapproved'
      () => site.commentsList({ query: { status: 'pending' } }),
      // @ts-expect-error the field is content
      () => comment.update({ contents: 'Text' }),
      // @ts-expect-error the status is 'approved'
      () => comment.update({ status: 'aproved' }),
    );
  });
});
