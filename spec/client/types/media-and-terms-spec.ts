import { expectTypeOf } from 'expect-type';
import type { Observable } from 'rxjs';
import type {
  Media,
  MediaResponse,
  PostTypesResponse,
  TagsResponse,
  TaxonomiesResponse,
  Term,
  TermDeleted,
  TermsResponse,
  Upload,
} from '../../../src/client';
import { site, uncalled } from './client';

describe('[result-shapes] [media-upload] [category-and-tag] the types of media and terms', () => {
  it('are those of each call', () => {
    expectTypeOf(site.media(7).get()).toEqualTypeOf<Observable<Media>>();
    expectTypeOf(site.mediaList()).toEqualTypeOf<Observable<MediaResponse>>();
    expectTypeOf(site.media().upload([])).toEqualTypeOf<Observable<Upload<MediaResponse>>>();
    expectTypeOf(site.tag('a').get()).toEqualTypeOf<Observable<Term>>();
    expectTypeOf(site.category('a').delete()).toEqualTypeOf<Observable<TermDeleted>>();
    expectTypeOf(site.tagsList()).toEqualTypeOf<Observable<TagsResponse>>();
    expectTypeOf(site.taxonomy('genre').termsList()).toEqualTypeOf<Observable<TermsResponse>>();
    expectTypeOf(site.postType('page').taxonomiesList()).toEqualTypeOf<Observable<TaxonomiesResponse>>();
    expectTypeOf(site.postTypesList()).toEqualTypeOf<Observable<PostTypesResponse>>();
  });

  it('are narrowed by `fields`, also after the progress of an upload', () => {
    expectTypeOf(site.media(7).get({ query: { fields: 'ID,URL' } })).toEqualTypeOf<
      Observable<Pick<Media, 'ID' | 'URL'>>
    >();
    site
      .media()
      .upload([], { query: { fields: 'ID' } })
      .subscribe((event) => {
        if (event.type === 'answer')
          expectTypeOf(event.body.media).toEqualTypeOf<readonly Pick<Media, 'ID'>[]>();
      });
  });

  it('reject misspelt fields of queries and bodies', () => {
    uncalled(
      // @ts-expect-error the field is mime_type
      () => site.mediaList({ query: { mimetype: 'image' } }),
      // @ts-expect-error the field is caption
      () => site.media(7).update({ captoin: 'A cup' }),
      // @ts-expect-error the order is 'count'
      () => site.tagsList({ query: { order_by: 'counts' } }),
      // @ts-expect-error the field is description
      () => site.tag('a').update({ descr: 'To dip' }),
      // @ts-expect-error a new term has a name
      () => site.taxonomy('genre').term().add({ description: 'Loud' }),
      // @ts-expect-error the field is search
      () => site.taxonomy('genre').termsList({ query: { find: 'rock' } }),
    );
  });
});
