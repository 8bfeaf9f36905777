import { expectTypeOf } from 'expect-type';
import type { Me, Post, PostsResponse } from '../../../src/client';
import type { TimedPromise } from '../../../src/client/wpcom/timed-promise';
import { uncalled, w } from './client';

describe('[result-shapes] the types of the wpcom interface', () => {
  it('are those of each call, as promises and in callbacks', () => {
    expectTypeOf(w.me().get()).toEqualTypeOf<TimedPromise<Me>>();
    expectTypeOf(w.site(1).post(2).update({ title: 'A' })).toEqualTypeOf<TimedPromise<Post>>();
    w.site(1).postsList((_error, answer) => {
      expectTypeOf(answer).toEqualTypeOf<PostsResponse | undefined>();
    });
  });

  it('are narrowed by `fields`', () => {
    expectTypeOf(w.me().get({ fields: 'ID' })).toEqualTypeOf<TimedPromise<Pick<Me, 'ID'>>>();
  });

  it('reject misspelt fields of queries and bodies', () => {
    uncalled(
      // @ts-expect-error the field is number
      () => w.site(1).postsList({ numbr: 3 }),
      // @ts-expect-error the field is apiVersion
      () => w.me().get({ apiVerson: '1.2' }),
      // @ts-expect-error the field is title
      () => w.site(1).post().add({ titel: 'A' }),
    );
  });
});
