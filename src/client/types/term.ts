import type { Listed } from './lists';

/** A category, a tag, or a term of any other taxonomy (section 3: slug, name). */
export interface Term {
  readonly ID: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly post_count: number;
  /** Tags have no parent. */
  readonly parent?: number;
}

/** The response to the deletion of a term. */
export interface TermDeleted {
  readonly slug: string;
  /** A string for categories and tags, a boolean for other taxonomies. */
  readonly success: boolean | 'true';
}

export interface TermBody {
  readonly name?: string;
  readonly description?: string;
  readonly parent?: number;
}

/** The body of a new term. The name is required. */
export interface NewTermBody extends TermBody {
  readonly name: string;
}

export interface CategoriesResponse extends Listed {
  readonly categories: readonly Term[];
}

export interface TagsResponse extends Listed {
  readonly tags: readonly Term[];
}

export interface TermsResponse extends Listed {
  readonly terms: readonly Term[];
}

export interface Taxonomy {
  readonly name: string;
  readonly label: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly description: string;
  readonly hierarchical: boolean;
  readonly public: boolean;
  readonly capabilities: Readonly<Record<string, string>>;
}

export interface TaxonomiesResponse extends Listed {
  readonly taxonomies: readonly Taxonomy[];
}

export interface PostTypesResponse extends Listed {
  readonly post_types: readonly PostType[];
}

export interface PostType {
  readonly name: string;
  readonly label: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly description: string;
  readonly hierarchical: boolean;
  readonly public: boolean;
  readonly api_queryable?: boolean;
  readonly supports?: Readonly<Record<string, boolean>>;
  readonly taxonomies?: readonly string[];
}
