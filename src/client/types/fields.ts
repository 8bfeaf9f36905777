/** Names of lists. A query's `fields` applies to their items, otherwise to the response itself. */
type ListName =
  | 'categories'
  | 'comments'
  | 'connections'
  | 'domains'
  | 'groups'
  | 'likes'
  | 'media'
  | 'notes'
  | 'posts'
  | 'services'
  | 'sites'
  | 'suggestions'
  | 'tags'
  | 'users';

type Trimmed<Text extends string> = Text extends ` ${infer Rest}` | `${infer Rest} ` ? Trimmed<Rest> : Text;

/** The names in a list such as 'ID, title'. */
type NamesIn<Fields extends string> = Fields extends `${infer First},${infer Rest}`
  ? Trimmed<First> | NamesIn<Rest>
  : Trimmed<Fields>;

/** The named fields of a value; all fields, but optional, if the names are not known at compile time. */
type Picked<Value, Fields extends string> = string extends Fields
  ? Partial<Value>
  : string extends keyof Value
    ? { readonly [Name in NamesIn<Fields>]?: Value[Name & keyof Value] }
    : Pick<Value, Extract<keyof Value, NamesIn<Fields>>>;

type WithItems<Response, Fields extends string> = {
  readonly [Name in keyof Response]: Name extends ListName
    ? Response[Name] extends readonly (infer Item)[]
      ? readonly Picked<Item, Fields>[]
      : Response[Name]
    : Response[Name];
};

/**
 * A response to a query with `fields`, reduced to these fields: its own, or those of the items in
 * its list. `never` stands for a query without `fields`.
 */
export type Narrowed<Response, Fields extends string> = [Fields] extends [never]
  ? Response
  : Response extends { readonly type: 'answer'; readonly body: infer Body }
    ? { readonly type: 'answer'; readonly body: Narrowed<Body, Fields> }
    : Response extends readonly unknown[] | { readonly type: 'progress' }
      ? Response
      : unknown extends Response
        ? Response
        : Response extends { readonly ID: unknown }
          ? Picked<Response, Fields>
          : [Extract<keyof Response, ListName>] extends [never]
            ? Picked<Response, Fields>
            : WithItems<Response, Fields>;
