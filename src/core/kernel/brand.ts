declare const brand: unique symbol;

/** A nominal type over a plain value: shape `Base`, distinguished by `Name`. Cast only inside kernel. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
