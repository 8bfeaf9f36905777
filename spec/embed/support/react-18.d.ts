// The part of the types of React 18 that the bell uses.

export interface HTMLAttributes<Target> {
  id?: string | undefined;
  onClick?: ((event: { currentTarget: Target }) => void) | undefined;
}

export type DetailedHTMLProps<Props, Target> = Props & {
  ref?: ((target: Target | null) => void) | undefined;
};

export namespace JSX {
  interface IntrinsicElements {
    div: DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement>;
  }
}

export declare function useState<Value>(value: Value): readonly [Value, (value: Value) => void];
