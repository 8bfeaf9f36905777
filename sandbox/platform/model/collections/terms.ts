import { slugOf } from '../slug';

/** A category, a tag or a term of any other taxonomy. */
export interface Term {
  readonly id: number;
  readonly taxonomy: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Id of the parent term; 0 if it has no parent. */
  readonly parent: number;
}

/** A taxonomy, and the post types that use it. */
export interface Taxonomy {
  readonly name: string;
  readonly label: string;
  readonly hierarchical: boolean;
  readonly postTypes: readonly string[];
}

export const taxonomies: readonly Taxonomy[] = [
  { name: 'category', label: 'Categories', hierarchical: true, postTypes: ['post'] },
  { name: 'post_tag', label: 'Tags', hierarchical: false, postTypes: ['post'] },
  { name: 'post_format', label: 'Formats', hierarchical: false, postTypes: ['post'] },
  {
    name: 'jetpack-portfolio-type',
    label: 'Project Types',
    hierarchical: true,
    postTypes: ['jetpack-portfolio'],
  },
  {
    name: 'jetpack-portfolio-tag',
    label: 'Project Tags',
    hierarchical: false,
    postTypes: ['jetpack-portfolio'],
  },
];

/** The labels of the post types, by name. */
export const postTypes: Readonly<Record<string, string>> = {
  post: 'Posts',
  page: 'Pages',
  'jetpack-portfolio': 'Projects',
  'jetpack-testimonial': 'Testimonials',
};

/** Returns the key of a term in its site's collection. */
export const termKey = (taxonomy: string, slug: string): string => `${taxonomy}:${slug}`;

const term = (id: number, taxonomy: string, slug: string, name: string): Term => ({
  id,
  taxonomy,
  slug,
  name,
  description: '',
  parent: 0,
});

/** Creates a term. If the name has no letters or digits, the slug is the id. */
export const newTerm = (id: number, taxonomy: string, name: string): Term =>
  term(id, taxonomy, slugOf(name) || String(id), name);

/** The terms of a new site. */
export const initialTerms: readonly Term[] = [
  term(1, 'category', 'uncategorized', 'Uncategorized'),
  term(2, 'category', 'kitchen', 'Kitchen'),
  term(3, 'category', 'workshop', 'Workshop'),
  term(4, 'post_tag', 'tea', 'Tea'),
  term(5, 'post_tag', 'patience', 'Patience'),
  term(6, 'jetpack-portfolio-type', 'tandem', 'Tandem'),
];
