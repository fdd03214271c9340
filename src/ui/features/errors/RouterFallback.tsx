import { errorMessage } from './errorMessage.ts';

/** Shown when the router itself fails, so it uses no router link or component that could fail too. */
export function RouterFallback({ error }: { readonly error: unknown }) {
  return (
    <main style={{ maxWidth: '32rem', margin: '20vh auto', padding: '0 1.25rem' }}>
      <h1 style={{ fontSize: '1.75rem', fontWeight: 700 }}>Unexpected Application Error!</h1>
      <p style={{ margin: '1rem 0' }}>{errorMessage(error)}</p>
      <a href="/" style={{ textDecoration: 'underline' }}>
        Go home
      </a>
    </main>
  );
}
