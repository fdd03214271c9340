import type * as bcrypt from 'bcryptjs';
import { vi } from 'vitest';

/** The least that bcrypt allows. The server's own 10 makes each hash and each comparison cost 64 times as much. */
const quick = 4;

// A setup file: servers started within a test file hash passwords quickly, because hashing in JavaScript was the largest part of the account
// tests' work. Servers in separate processes, as in the end-to-end tests, hash them as in production.
vi.mock('bcryptjs', async (original) => {
  const real = await original<typeof bcrypt>();
  const hash = (password: string, rounds: number): Promise<string> => {
    if (rounds < 10) throw new Error(`The server hashes passwords with ${rounds} rounds; it needs at least 10`);
    return real.hash(password, quick);
  };
  return { ...real, hash };
});
