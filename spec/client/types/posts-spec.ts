import { expectTypeOf } from 'expect-type';
import type { Observable } from 'rxjs';
import type {
  CommentsResponse,
  Listed,
  LikedPostsResponse,
  LikeResponse,
  LikesResponse,
  Post,
  PostsResponse,
  ReblogResponse,
  ReblogState,
  RelatedResponse,
  SubscriberResponse,
  SubscribersResponse,
} from '../../../src/client';
import { c, post, site, uncalled } from './client';

describe('[result-shapes] [fields-of-a-post] the types of posts', () => {
  it('are those of each call', () => {
    expectTypeOf(post.get()).toEqualTypeOf<Observable<Post>>();
    expectTypeOf(site.post({ slug: 'a' }).getBySlug()).toEqualTypeOf<Observable<Post>>();
    expectTypeOf(post.add({ title: 'A' })).toEqualTypeOf<Observable<Post>>();
    expectTypeOf(site.postsList()).toEqualTypeOf<Observable<PostsResponse>>();
    expectTypeOf(c.me().likes()).toEqualTypeOf<Observable<LikedPostsResponse>>();
    expectTypeOf(post.comments()).toEqualTypeOf<Observable<CommentsResponse>>();
    expectTypeOf(post.related({ size: 3 })).toEqualTypeOf<Observable<RelatedResponse>>();
    expectTypeOf(post.likesList()).toEqualTypeOf<Observable<LikesResponse>>();
    expectTypeOf(post.like().add()).toEqualTypeOf<Observable<LikeResponse>>();
    expectTypeOf(post.reblog().mine()).toEqualTypeOf<Observable<ReblogState>>();
    expectTypeOf(post.reblog().to(3)).toEqualTypeOf<Observable<ReblogResponse>>();
    expectTypeOf(post.subscriber().mine()).toEqualTypeOf<Observable<SubscriberResponse>>();
    expectTypeOf(post.subscribersList()).toEqualTypeOf<Observable<SubscribersResponse>>();
  });

  it('have the fields that the platform documents', () => {
    expectTypeOf<Post['title']>().toEqualTypeOf<string>();
    expectTypeOf<Post['featured_image']>().toEqualTypeOf<string>();
    expectTypeOf<Post['discussion']['comment_count']>().toEqualTypeOf<number>();
    expectTypeOf<Post['comment_count']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<RelatedResponse['hits'][number]['fields']['post_id']>().toEqualTypeOf<number>();
  });

  it('are narrowed by `fields`', () => {
    expectTypeOf(post.get({ query: { fields: 'ID,title' } })).toEqualTypeOf<
      Observable<Pick<Post, 'ID' | 'title'>>
    >();
    expectTypeOf(site.postsList({ query: { fields: 'ID, slug', number: 3 } })).toEqualTypeOf<
      Observable<{
        readonly posts: readonly Pick<Post, 'ID' | 'slug'>[];
        readonly found?: number;
        readonly meta?: Exclude<Listed['meta'], undefined>;
      }>
    >();
    const fields = ['ID', 'title'].join();
    expectTypeOf(post.get({ query: { fields } })).toEqualTypeOf<Observable<Partial<Post>>>();
  });

  it('reject misspelt fields of queries and bodies', () => {
    uncalled(
      // @ts-expect-error the field is number
      () => site.postsList({ query: { numbr: 3 } }),
      // @ts-expect-error the order is 'date'
      () => site.postsList({ query: { order_by: 'dates' } }),
      // @ts-expect-error a number is not a text
      () => site.postsList({ query: { number: '3' } }),
      // @ts-expect-error the field is title
      () => post.add({ titel: 'A' }),
      // @ts-expect-error the status is 'publish'
      () => post.update({ status: 'published' }),
      // @ts-expect-error the field is size
      () => post.related({ sise: 3 }),
      // @ts-expect-error the field is note
      () => post.reblog().add({ destination_site_id: 3, nott: 'Look!' }),
      // @ts-expect-error the option is timeoutMs
      () => post.get({ timeoutMS: 3 }),
    );
  });
});
