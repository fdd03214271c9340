declare const brand: unique symbol;

/** A nominal type: a value of type `Base` that TypeScript distinguishes by `Name`. Only code inside kernel may cast to one. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
