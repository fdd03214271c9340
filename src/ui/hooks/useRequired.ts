import { useContext, type Context } from 'react';

/** The value of a context. Throws where no provider is above the component, which is a bug. */
export function useRequired<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null) throw new Error('A component asks for a context that nothing above it provides');
  return value;
}
